import type { Locator } from '@playwright/test';
import { accountOf } from '../shop/player';
import { pressUntil } from '../shop/press-until';
import { expect, test } from '../shop/test';

test.use({ isMobile: false, hasTouch: false, viewport: { width: 1280, height: 800 } });

test(
  'a purchase is possible with the keyboard alone',
  { tag: '@nightly' },
  async ({ player, control }) => {
    const { page, dialog } = player;
    const { keyboard } = page;
    const step = (name: RegExp) => page.getByRole('main').getByRole('button', { name });
    // Beside the goods, see wide-window.spec.ts.
    const payment = page.getByRole('region', { name: /^Recharge/ });
    const inPayment = (name: RegExp | string) => payment.getByRole('button', { name });
    const inDialog = (name: RegExp | string) => dialog().getByRole('button', { name });
    const goods = (name: RegExp) =>
      page.locator('label').filter({ hasText: name }).getByRole('radio').first();

    await player.visit('nova');
    await pressUntil('Tab', step(/^Account/));
    await keyboard.press('Enter');
    await pressUntil('Tab', dialog().getByLabel('Account', { exact: true }));
    await keyboard.type(accountOf('nova').username);
    await pressUntil('Tab', dialog().getByLabel('Password', { exact: true }));
    await keyboard.type(accountOf('nova').password);
    await keyboard.press('Enter');

    await expect(step(/^Server/)).toBeEnabled();
    await pressUntil('Tab', step(/^Server/));
    await keyboard.press('Space');
    await pressUntil('Tab', dialog().getByRole('searchbox'));
    await keyboard.press('ArrowDown');
    await pressUntil('ArrowDown', inDialog(/^S2\b/).first());
    await keyboard.press('ArrowUp');
    await keyboard.press('Enter');
    await expect(dialog()).toHaveCount(0);
    await expect(step(/^Server/)).toContainText('S1');
    await expect(step(/^Server/)).toBeFocused();

    await pressUntil('Tab', step(/^Role/));
    await keyboard.press('Enter');
    await pressUntil('Tab', dialog().getByRole('listitem').first().getByRole('button'));
    await keyboard.press('Enter');
    await expect(step(/^Role/)).toBeFocused();

    await pressUntil('Tab', goods(/^Starlight$/));
    await keyboard.press('Tab');
    await pressUntil('ArrowRight', goods(/300 Starlight/));
    await expect(goods(/300 Starlight/)).toBeChecked();

    const buy = page.getByRole('button', { name: 'Buy', exact: true });
    await pressUntil('Tab', buy);
    await keyboard.press('Enter');
    await pressUntil('Tab', inPayment(/^Local wallets/));
    await keyboard.press('Enter');
    await expect(dialog().getByRole('heading', { name: 'Local wallets' })).toBeVisible();
    // Escape is for the popup that has the focus.
    await expect(dialog()).toBeFocused();
    await keyboard.press('Escape');
    await expect(inPayment(/^Local wallets/)).toBeFocused();

    // The radios of all kinds are one stop; the row that shows further cards is another.
    await keyboard.press('Shift+Tab');
    await expect(inPayment(/^Other card payments/)).toBeFocused();
    await keyboard.press('Shift+Tab');
    await expect(payment.locator('input[type=radio]:focus')).toHaveCount(1);
    await pressUntil('ArrowDown', payment.getByRole('radio', { name: 'PayPal' }));
    await keyboard.press('Space');
    await expect(payment.getByRole('radio', { name: 'PayPal' })).toBeChecked();
    await pressUntil('Tab', inPayment(/^Buy/));
    const opened = page.context().waitForEvent('page');
    await keyboard.press('Enter');

    const provider = await opened;
    await pressUntil('Tab', provider.getByRole('button', { name: /^Pay/ }));
    await provider.keyboard.press('Enter');
    await expect(payment.getByRole('heading', { name: 'Payment complete' })).toBeVisible();
    expect(await control.orders()).toMatchObject([{ status: 'success', payway_id: '10201' }]);
    await pressUntil('Tab', inPayment('Recharge done'));
    await keyboard.press('Enter');
    await expect(buy).toBeFocused();
  },
);

test(
  'focus stays in a popup and returns to the button that opened it',
  { tag: '@nightly' },
  async ({ player }) => {
    const { page } = player;
    const isInside = async (): Promise<boolean> =>
      player.dialog().evaluate((popup) => popup.contains(document.activeElement));
    await player.visit('nova');
    for (const name of [/^Language:/, /^Game/, /^Account/]) {
      const opener = page.getByRole('button', { name });
      await opener.focus();
      await page.keyboard.press('Enter');
      await expect(player.dialog()).toBeVisible();
      await expect.poll(isInside).toBe(true);
      for (let presses = 0; presses < 20; presses += 1) {
        await page.keyboard.press('Shift+Tab');
        await expect.poll(isInside).toBe(true);
      }
      await page.keyboard.press('Escape');
      await expect(player.dialog()).toHaveCount(0);
      await expect(opener).toBeFocused();
    }
  },
);

test(
  'what is behind a popup is inert, and messages are not',
  { tag: '@nightly' },
  async ({ player, page }) => {
    const isInert = (element: Locator): Promise<boolean> =>
      element.evaluate((inner) => inner.closest('[inert], [aria-hidden="true"]') !== null);
    const pageRoot = page.locator('#root');
    const payment = page.locator('[role=dialog]').filter({ hasText: 'Recharge info' });
    const messages = page.locator('[role=region][aria-label=Messages]');

    // On a wide one the payment is no popup.
    await page.setViewportSize({ width: 800, height: 800 });
    await player.comeBack('nova', { goods: /^300 Starlight/ });
    await player.openRecharge();
    await expect(payment).toBeFocused();
    expect([await isInert(pageRoot), await isInert(payment)]).toEqual([true, false]);
    await payment.getByRole('button', { name: /^Local wallets/ }).click();
    const methods = player.dialog().filter({ hasText: 'Local wallets' });
    await expect(methods).toBeFocused();
    expect([await isInert(pageRoot), await isInert(payment)]).toEqual([true, true]);
    expect([await isInert(methods), await isInert(messages)]).toEqual([false, false]);

    await page.keyboard.press('Escape');
    await expect(payment.getByRole('button', { name: /^Local wallets/ })).toBeFocused();
    expect([await isInert(pageRoot), await isInert(payment)]).toEqual([true, false]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Buy', exact: true })).toBeFocused();
    expect(await isInert(pageRoot)).toBe(false);
  },
);

test.describe('for a player who likes motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a popup that is closed while it opens moves out from where it is', async ({
    player,
    page,
  }) => {
    await player.visit('nova');
    const motion = page.evaluate(async () => {
      const frame = async (): Promise<number> => new Promise(requestAnimationFrame);
      let popup: Element | null = null;
      for (let isShown = false; !isShown; await frame()) {
        popup = document.querySelector('[role=dialog]');
        isShown = popup !== null && getComputedStyle(popup).opacity > '0.1';
      }
      const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true });
      document.activeElement?.dispatchEvent(escape);
      while (popup?.hasAttribute('data-ending-style') === false) await frame();
      return popup?.getAnimations().length;
    });
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Account/ })
      .click();
    expect(await motion).toBeGreaterThan(0);
    await expect(player.dialog()).toHaveCount(0);
  });
});
