import type { Page } from '@playwright/test';
import { expectAccessible } from '../shop/expect-accessible';
import { recordShifts } from '../shop/layout-shifts';
import { accountOf } from '../shop/player';
import { rowsToTest } from '../shop/rows';
import { expect, test } from '../shop/test';

interface Refusal {
  readonly what: string;
  readonly refuse: () => void;
}

const blockedCookies: Refusal = {
  what: 'blocked cookies, where access to storage throws',
  refuse: () => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  },
};

const fullStorage: Refusal = {
  what: 'a full storage',
  refuse: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  },
};

/** Marks the document. Returns a function that reports whether it is still the same document. */
async function markPage(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => {
    document.documentElement.dataset['marked'] = 'yes';
  });
  return () => page.evaluate(() => document.documentElement.dataset['marked'] === 'yes');
}

const keepsNothing = /Your browser keeps nothing for this page/;

for (const { what, refuse } of rowsToTest([blockedCookies, fullStorage]))
  test(`a player can sign in and buy with ${what}, and sees a warning`, async ({
    player,
    page,
    control,
  }) => {
    await page.addInitScript(refuse);
    await player.visit('nova');
    const isSamePage = await markPage(page);
    await page
      .getByRole('button', { name: /^Sign in$/ })
      .last()
      .click();
    await expect(player.dialog()).toContainText('Your browser keeps nothing for this page');
    await page.keyboard.press('Escape');

    await player.signIn(accountOf('nova'));
    // The popup has the notice too, and goes after the sign-in.
    const notice = page.locator('#root').getByRole('status').filter({ hasText: keepsNothing });
    await expect(notice).toContainText('closing or reloading the page signs you out');
    await player.chooseServer(/^S1\b/i);
    await player.chooseRole();
    await player.chooseGoods(/300 Starlight/);
    await player.openRecharge();
    await player.chooseChannel(/PayPal/);
    await player.buy();
    await expect(player.dialog().getByRole('heading', { name: 'Waiting for' })).toBeVisible();
    expect(await control.orders()).toHaveLength(1);
    expect(await isSamePage()).toBe(true);
  });

for (const [{ what, refuse }, brand, path] of rowsToTest([
  [fullStorage, 'nova', '/'],
  // The link chooses a game, which the first step would ask for.
  [blockedCookies, 'europa', '/?client_id=630001'],
] as const))
  test(
    `the page of ${brand} says with ${what} that nothing is kept, moves nothing, and can be used`,
    { tag: '@nightly' },
    async ({ player, page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      const shifts = await recordShifts(page);
      await page.addInitScript(refuse);
      await player.visit(brand, path);
      const notice = page.getByRole('status').filter({ hasText: keepsNothing });
      await expect(notice).toBeVisible();
      await page.getByRole('radio').nth(1).check({ force: true });
      await expect(page.getByRole('radio').nth(1)).toBeChecked();
      expect(await shifts()).toEqual([]);
      await expectAccessible(page, what);

      const next = page.getByRole('region', { name: 'Your order' }).getByRole('button');
      const place = await next.boundingBox();
      await notice.getByRole('button', { name: 'Close' }).click();
      await expect(notice).toHaveCount(0);
      expect(await next.boundingBox()).toEqual(place);
    },
  );

test(
  'the page says nothing where the browser keeps what the shop stores',
  { tag: '@nightly' },
  async ({ player, page }) => {
    await player.visit('nova');
    await page.waitForLoadState('networkidle');
    await expect(page.getByText(keepsNothing)).toHaveCount(0);
    const probes = await page.evaluate(() =>
      Object.keys(localStorage).filter((key) => key.includes('Probe')),
    );
    expect(probes).toEqual([]);
  },
);

test(
  'a stored payment link to another host is not shown',
  { tag: '@nightly' },
  async ({ player, page }) => {
    await player.reachPayment('nova', /PayPal/);
    await player.buy();
    const toPay = player.dialog().getByRole('link', { name: /Go to pay/ });
    await expect(toPay).toBeVisible();
    await page.evaluate((evil) => {
      const key = Object.keys(localStorage).find((name) => name.startsWith('paymentOrders'));
      const text = key === undefined ? null : localStorage.getItem(key);
      if (key === undefined || text === null) throw new Error('No order is kept.');
      localStorage.setItem(key, text.replace(/http:\/\/pay\.[^"]*/, evil));
    }, 'http://evil.localhost:4399/pay');
    await page.reload();
    await expect(player.dialog().getByText(/Last checked/)).toBeVisible();
    await expect(toPay).toHaveCount(0);
  },
);

test(
  'an unchanged stored payment link is shown again after a reload',
  { tag: '@nightly' },
  async ({ player, page }) => {
    await player.reachPayment('nova', /PayPal/);
    await player.buy();
    const toPay = player.dialog().getByRole('link', { name: /Go to pay/ });
    const address = await toPay.getAttribute('href');
    await page.reload();
    await expect(toPay).toHaveAttribute('href', address ?? 'none');
  },
);
