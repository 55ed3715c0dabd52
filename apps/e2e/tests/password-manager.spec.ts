import type { Locator } from '@playwright/test';
import { accountOf } from '../shop/player';
import { rowsToTest } from '../shop/rows';
import { payment } from '../shop/steps';
import { expect, test } from '../shop/test';

/** Writes into fields as a password manager does: first into all, unseen by the page; then it sends their events. */
async function fillIn(fields: readonly (readonly [field: Locator, text: string])[]): Promise<void> {
  for (const [field, text] of fields)
    await field.evaluate((input, value) => {
      const property = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
      property?.set?.call(input, value);
    }, text);
  for (const [field] of fields) await field.dispatchEvent('input');
}

for (const [brand, path] of rowsToTest([
  ['nova', '/'],
  // The link chooses a game, which the first step would ask for.
  ['europa', '/?client_id=630001&spec_lang=en'],
] as const))
  test(`signs in at ${brand} with what a password manager has filled in`, async ({
    player,
    page,
  }) => {
    const { username, password } = accountOf(brand);
    const button = (name: RegExp) => page.getByRole('button', { name }).last();
    const field = (label: string) => player.dialog().getByLabel(label, { exact: true });
    await player.visit(brand, path);
    await button(/^Sign in$/).click();
    await fillIn([
      [field('Account'), username],
      [field('Password'), password],
    ]);
    await expect(field('Password')).toHaveValue(password);
    await player.dialog().getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(button(/Choose a server/)).toBeEnabled();
  });

test(
  'pays with a prepaid card that a tool has filled in',
  { tag: '@nightly' },
  async ({ player, page, control }) => {
    const card = await control.prepaidCard({ gp_id: 'kronen', value: 0.99, state: 'unused' });
    await player.comeBack('europa', {
      goods: /Guthabenkarte einlösen/,
      path: '/selectGoods?spec_lang=en',
    });
    await page
      .getByRole('button', { name: /^Exchange/ })
      .last()
      .click();
    await fillIn([
      [payment(page).getByLabel('Card number'), ` ${card.number}`],
      [payment(page).getByLabel('Card password', { exact: true }), card.password],
    ]);
    await payment(page)
      .getByRole('button', { name: /^Exchange/ })
      .click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /^Exchange/ })
      .click();
    await expect(page.getByRole('heading', { name: 'Payment complete' })).toBeVisible();
  },
);
