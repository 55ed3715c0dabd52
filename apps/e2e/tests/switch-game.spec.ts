import { expect, test } from '../shop/test';

test(
  'switching the game asks first, then clears server and role and lists other goods',
  { tag: '@nightly' },
  async ({ player }) => {
    const { page } = player;
    await player.comeBack('nova');
    await page.getByRole('button', { name: /^Game Starfall/ }).click();
    await player.dialog().getByRole('button', { name: 'Neon Drift' }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(
      player.dialog().getByRole('button', { name: /^Starfall.* Selected/ }),
    ).toBeVisible();

    await player.dialog().getByRole('button', { name: 'Neon Drift' }).click();
    await question.getByRole('button', { name: 'Change' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Game Neon Drift/ })).toBeVisible();
    await expect(page.getByRole('radio', { name: /100 Volts/ })).toBeVisible();
    // A token belongs to one game product.
    await expect(page.getByRole('button', { name: /^Account Sign in/ })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Server Choose a server/ })).toBeDisabled();
  },
);

test('a game with sub-games is chosen by one of them', { tag: '@nightly' }, async ({ player }) => {
  const { page } = player;
  await player.visit('nova');
  await page.getByRole('button', { name: /^Game Starfall/ }).click();
  await player.dialog().getByRole('button', { name: 'Ember Kingdoms', exact: true }).click();
  await player.dialog().getByRole('button', { name: 'Ember Kingdoms: Tactics' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Change' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Game Ember Kingdoms: Tactics/ })).toBeVisible();

  await page.reload();
  await expect(page.getByRole('button', { name: /^Game Ember Kingdoms: Tactics/ })).toBeVisible();
});

test(
  'a character is chosen from all servers, together with its server',
  { tag: '@nightly' },
  async ({ player }) => {
    const { page } = player;
    await player.comeBack('nova');
    await page.getByRole('button', { name: /^Server / }).click();
    await expect(player.dialog().getByRole('heading', { name: 'Your characters' })).toBeVisible();
    const others = player
      .dialog()
      .getByRole('listitem')
      .filter({ hasText: /S(?!1 Vega)\d+ / })
      .getByRole('button');
    const [name = ''] = (await others.first().innerText()).split('\n');
    await others.first().click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('button', { name: new RegExp(`^Role ${name}`) })).toBeVisible();
  },
);
