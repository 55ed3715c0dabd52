import type { ShopPlayer } from '../shop/player';
import { expect, test } from '../shop/test';

/** Opens a link to Neon Drift as a player who is signed in there and has chosen no game yet. */
async function openLink(player: ShopPlayer, query: string): Promise<void> {
  await player.comeBack('nova', { hasRole: false, path: '/?client_id=510021' });
  await player.page.evaluate(() => {
    localStorage.removeItem('paymentGameInfo');
  });
  await player.visit('nova', `/?client_id=510021&${query}`);
  await expect(player.page.getByRole('button', { name: /^Game Neon Drift/ })).toBeVisible();
}

// Links of games write the id of a server with or without its “s” (spec §2).
for (const server of ['1', 'S1'])
  test(`a link with the server ${server} and a role chooses both`, async ({ player }) => {
    const { page } = player;
    await openLink(player, `server_id=${server}&role_id=51002111`);
    await expect(page.getByRole('button', { name: /^Server S1/ })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Role .* Change$/ })).toBeVisible();
  });

test('a link with another player’s role leaves the choice of the role', async ({ player }) => {
  const { page } = player;
  await openLink(player, 'server_id=s1&role_id=54000111');
  await expect(page.getByRole('button', { name: /^Server S1/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Role Choose a role/ })).toBeEnabled();
});

test('a link with an unknown server shows that there is no role', async ({ player }) => {
  await openLink(player, 'server_id=99999');
  await expect(player.page.getByText('No role on this server')).toBeVisible();
});

test('a link with an unknown game leaves the choice of the game', async ({ player }) => {
  await player.goTo('nova', '/?client_id=999999&server_id=s2');
  await expect(player.page.getByRole('button', { name: /^Game Choose a game/ })).toBeEnabled();
});
