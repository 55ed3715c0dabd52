import { apiOn } from '../shop/api';
import { expectAccessible } from '../shop/expect-accessible';
import { type ShopPlayer, accountOf } from '../shop/player';
import { shopPortOf } from '../shop/ports';
import { rowsToTest } from '../shop/rows';
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
for (const server of rowsToTest(['1', 'S1']))
  test(
    `a link with the server ${server} and a role chooses both`,
    { tag: '@nightly' },
    async ({ player }) => {
      const { page } = player;
      await openLink(player, `server_id=${server}&role_id=51002111`);
      await expect(page.getByRole('button', { name: /^Server S1/ })).toBeVisible();
      await expect(page.getByRole('button', { name: /^Role .* Change$/ })).toBeVisible();
    },
  );

test(
  'a link with another player’s role leaves the choice of the role',
  { tag: '@nightly' },
  async ({ player }) => {
    const { page } = player;
    await openLink(player, 'server_id=s1&role_id=54000111');
    await expect(page.getByRole('button', { name: /^Server S1/ })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Role Choose a role/ })).toBeEnabled();
  },
);

test(
  'a link with an unknown server leaves the choice of the server, and says so',
  { tag: '@nightly' },
  async ({ player }) => {
    const { page } = player;
    await openLink(player, 'server_id=99999');
    await expect(page.getByText(/The server in the link does not exist/)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Server Choose a server/ })).toBeEnabled();
  },
);

test('a link survives the sign-in, and is applied once', async ({ player }) => {
  const { page } = player;
  await player.visit('nova', '/?client_id=510021&server_id=3&role_id=51002114');
  await player.signIn(accountOf('nova'));
  await expect(page.getByRole('button', { name: /^Role .* Change$/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Server S3/ })).toBeVisible();
  await expect(page).toHaveURL(/\/selectGoods$/);

  // Another choice stays through reloads.
  await page.getByRole('button', { name: /^Game/ }).click();
  await player
    .dialog()
    .getByRole('button', { name: /Moonlit Garden/ })
    .click();
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: /^Game Moonlit Garden/ })).toBeVisible();
});

test(
  'a link to another character of the same game asks which one is meant',
  { tag: '@nightly' },
  async ({ player }) => {
    const { page } = player;
    await player.comeBack('nova', { goods: /^300 Starlight/ });
    // The question hides the goods from the start.
    await player.goTo('nova', '/?client_id=510001&server_id=2');
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('S2 Altair');
    await expectAccessible(page, 'another character');
    await question.getByRole('button', { name: 'Keep mine' }).click();
    await expect(page.getByRole('button', { name: /^Buy/ })).toBeEnabled();
    await page.reload();
    await expect(page.getByRole('button', { name: /^Buy/ })).toBeEnabled();
  },
);

for (const clientId of rowsToTest(['520001', '%3Cscript%3E']))
  test(
    `a link to the game ${clientId}, which this shop does not have, says so and changes nothing`,
    { tag: '@nightly' },
    async ({ player }) => {
      const { page } = player;
      await player.comeBack('nova', { goods: /^300 Starlight/ });
      await player.goTo('nova', `/?client_id=${clientId}&server_id=s2`);
      await expect(page).toHaveURL(/\/showError$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/not complete/);
      await expectAccessible(page, 'wrong parameters');
      await page.getByRole('link', { name: /home/i }).click();
      await expect(page.getByRole('button', { name: /^Buy/ })).toBeEnabled();
    },
  );

test('a game code leads to its game (spec §2)', { tag: '@nightly' }, async ({ player }) => {
  const { page } = player;
  await player.visit('nova', '/@neon');
  await expect(page.getByRole('button', { name: /^Game Neon Drift/ })).toBeVisible();
  await expect(page).toHaveURL(/\/selectGoods$/);
  await player.goTo('nova', '/@nothing');
  await expect(page).toHaveURL(/\/showError$/);
});

test('the token of a link leaves the address at once, and signs in once it is confirmed', async ({
  player,
}, { parallelIndex }) => {
  const { page } = player;
  const api = apiOn(shopPortOf(parallelIndex));
  const { oauth_token: token } = await api.signIn('510001', accountOf('nova'));
  await player.goTo('nova', `/?client_id=510001&oauth_token=${encodeURIComponent(token)}`);
  expect(page.url()).not.toContain('oauth_token');
  await expect(page.getByRole('button', { name: /^Account nova-player/ })).toBeVisible();

  await player.goTo('nova', '/?oauth_token=stolen');
  await expect(page.getByText(/The link could not sign you in/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Account nova-player/ })).toBeVisible();
});
