import type { Page } from '@playwright/test';
import { expectAccessible } from '../shop/expect-accessible';
import type { ShopPlayer } from '../shop/player';
import { rowsToTest } from '../shop/rows';
import { tamper } from '../shop/tamper';
import { expect, test } from '../shop/test';

const kinds = [
  { kind: 'google', name: 'Google' },
  { kind: 'facebook', name: 'Facebook' },
  { kind: 'vk', name: 'VK' },
  { kind: 'twitter', name: 'X' },
  { kind: 'apple', name: 'Apple' },
  { kind: 'huawei', name: 'Huawei' },
] as const;

/** Opens the login popup of a guest and presses a provider; resolves at the provider's page. */
async function goToProvider({ page, dialog }: ShopPlayer, name: string): Promise<void> {
  await page
    .getByRole('button', { name: /^Sign in$/ })
    .last()
    .click();
  await dialog()
    .getByRole('button', { name: `Sign in with ${name}` })
    .click();
  await page.waitForURL(/\/\/id\.localhost/);
}

/** Agrees at the provider as one of its people. */
async function agree(page: Page, person = 'First test player'): Promise<void> {
  await page.getByRole('button', { name: person }).click();
}

/** What a tab and its browser keep about sign-ins. */
async function kept(page: Page): Promise<string> {
  return page.evaluate(() =>
    JSON.stringify([
      location.href,
      history.state,
      Object.entries(sessionStorage),
      Object.entries(localStorage),
    ]),
  );
}

const newShop = { brand: 'nova', path: '/selectGoods?spec_lang=en', hasGameStep: false };

/** Shops of the old version, for one kind that answers in the address and one that needs a second call. */
const oldShops: Readonly<Record<string, typeof newShop>> = {
  vk: { brand: 'volga', path: '/?spec_lang=en', hasGameStep: true },
  twitter: { brand: 'aurora', path: '/?domain_area=sea&spec_lang=en', hasGameStep: true },
};

for (const { kind, name } of rowsToTest(kinds))
  for (const [version, { brand, path, hasGameStep }] of rowsToTest(
    Object.entries({ new: newShop, ...(oldShops[kind] && { old: oldShops[kind] }) }),
  ))
    test(`signs in with ${name} in the ${version} version and returns to where the player was`, async ({
      player,
      control,
    }) => {
      const { page } = player;
      if (hasGameStep) await player.chooseFirstGame(brand, path);
      else await player.visit(brand, path);
      const place = page.url();
      const game = await page.getByRole('button', { name: /^Game / }).innerText();
      await goToProvider(player, name);
      await agree(page);
      await page.waitForURL(place);
      await expect(page.getByRole('banner').getByRole('button', { name: kind })).toBeVisible();
      await expect(page.getByRole('button', { name: /^Game / })).toHaveText(game, {
        useInnerText: true,
      });
      expect(await kept(page)).not.toMatch(/paymentSignIn|verifier|access_token/);
      const calls = (await control.requests()).filter((one) => one.path.startsWith('/util/login/'));
      const own = kind === 'twitter' ? 'twitter_redirect' : `${kind}_auth`;
      expect(calls.filter((one) => one.path.endsWith(own))).toHaveLength(1);
    });

test(
  'a cancelled sign-in is told, and leads back to the shop',
  { tag: '@nightly' },
  async ({ player }) => {
    const { page } = player;
    await player.visit('nova', '/selectGoods?spec_lang=en');
    for (const name of ['Google', 'X', 'VK']) {
      await goToProvider(player, name);
      await page.getByRole('button', { name: 'Cancel' }).click();
      await expect(page.getByText(`You cancelled signing in with ${name}`)).toBeVisible();
      if (name === 'Google') await expectAccessible(page, 'a cancelled sign-in');
      await page.getByRole('button', { name: 'Return home' }).click();
      await page.waitForURL(/\/selectGoods\?spec_lang=en$/);
    }
  },
);

test(
  'a response of another tab, a repeated one and a late one are refused',
  { tag: '@nightly' },
  async ({ player, control }) => {
    const { page } = player;
    const unknown = page.getByText('This sign-in was not started in this tab');
    const logins = async () => (await control.requests('/util/login/google_auth')).length;
    await player.visit('nova');

    await player.goTo('nova', '/sign-in/google?code=stolen&state=other');
    await expect(unknown).toBeVisible();
    expect(page.url()).toMatch(/\/sign-in\/google$/);
    expect(await logins()).toBe(0);

    await player.goTo('nova');
    await goToProvider(player, 'Google');
    const returned = page.waitForRequest(/\/sign-in\/google\?/);
    await agree(page);
    const address = (await returned).url();
    await expect(page.getByRole('banner').getByRole('button', { name: 'google' })).toBeVisible();
    expect(await logins()).toBe(1);
    await page.goto(address);
    await expect(unknown).toBeVisible();
    expect(await logins()).toBe(1);
  },
);

test(
  'a sign-in that took more than ten minutes begins again when asked',
  { tag: '@nightly' },
  async ({ player, control }) => {
    const { page } = player;
    await page.clock.install();
    await player.visit('nova');
    await goToProvider(player, 'Huawei');
    await page.clock.fastForward('10:01');
    await agree(page);
    await expect(page.getByText('The sign-in took longer than 10 minutes')).toBeVisible();
    expect(await control.requests('/util/login/huawei_auth')).toEqual([]);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.waitForURL(/\/\/id\.localhost/);
    await agree(page);
    await expect(page.getByRole('banner').getByRole('button', { name: 'huawei' })).toBeVisible();
  },
);

test(
  'an account of another game is not signed in to the chosen one',
  { tag: '@nightly' },
  async ({ player }) => {
    const { page } = player;
    await tamper(page, {
      path: 'huawei_auth',
      answer: ['"gp_id":"starfall"', '"gp_id":"neon-drift"'],
    });
    await player.visit('nova');
    await goToProvider(player, 'Huawei');
    await agree(page);
    await expect(page.getByText(/^This account belongs to/)).toBeVisible();
    await page.getByRole('button', { name: 'Return home' }).click();
    await expect(page.getByRole('button', { name: /^Account Sign in/ })).toBeVisible();
  },
);

test(
  'where the browser keeps nothing, a provider is not asked, and the page says why',
  { tag: '@nightly' },
  async ({ player }) => {
    const { page } = player;
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      };
    });
    await player.visit('nova');
    await page
      .getByRole('button', { name: /^Sign in$/ })
      .last()
      .click();
    await player.dialog().getByRole('button', { name: 'Sign in with Google' }).click();
    await expect(player.dialog().getByRole('alert')).toContainText('needs cookies');
    expect(page.url()).toContain('nova.localhost');
  },
);

test.describe('in the browser of an app', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36 [FBAN/FB4A]',
    permissions: ['clipboard-read', 'clipboard-write'],
  });

  test(
    'a provider that does not work there is not asked, and the link opens the same game elsewhere',
    { tag: '@nightly' },
    async ({ player }) => {
      const { page } = player;
      await player.visit('nova', '/?client_id=510021');
      await page
        .getByRole('button', { name: /^Sign in$/ })
        .last()
        .click();
      await player.dialog().getByRole('button', { name: 'Sign in with Google' }).click();
      const message = page.getByRole('alertdialog');
      await expect(message).toContainText('does not work in this browser');
      expect(page.url()).toContain('nova.localhost');
      await expectAccessible(page, 'a sign-in that does not work in this browser');
      await message.getByRole('button', { name: 'Copy link' }).click();
      await expect(message.getByRole('button', { name: 'Copied' })).toBeVisible();
      const link = await page.evaluate(() => navigator.clipboard.readText());
      expect(Object.fromEntries(new URL(link).searchParams)).toEqual({
        domain_area: 'universal',
        client_id: '510021',
      });
      await page.goto(link);
      await expect(page.getByRole('button', { name: /^Game Neon Drift/ })).toBeVisible();
    },
  );
});
