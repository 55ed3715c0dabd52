import { expectAccessible } from '../shop/expect-accessible';
import { recordShifts } from '../shop/layout-shifts';
import { expect, test } from '../shop/test';

test.describe('the footer of hanabi on a small phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, locale: 'ja-JP' });

  test('opens the legal notice of each game product', { tag: '@nightly' }, async ({ player }) => {
    const { page } = player;
    await player.visit('hanabi');
    const footer = page.getByRole('contentinfo');
    for (const game of ['花火戦記', 'ねこまち日和']) {
      await footer.getByRole('button', { name: `特定商取引法に基づく表記 (${game})` }).click();
      const notice = page.getByRole('dialog', { name: '特定商取引法に基づく表記' });
      await expect(notice.getByRole('heading', { name: game })).toBeVisible();
      await expect(notice.getByText('iOS 12以降、Android 8以降')).toBeVisible();
      await expectAccessible(page, game);
      await page.keyboard.press('Escape');
      await expect(notice).toBeHidden();
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });

  test(
    'opens the hours of customer service and the way to write to it',
    { tag: '@nightly' },
    async ({ player }) => {
      const { page } = player;
      await player.visit('hanabi');
      await page.getByRole('contentinfo').getByRole('button', { name: 'お問い合わせ' }).click();
      const inquiry = page.getByRole('dialog', { name: 'お問い合わせ' });
      await expect(inquiry.getByRole('listitem')).toHaveText(['10:00 – 13:00', '14:30 – 19:00']);
      await expect(inquiry.getByRole('link', { name: /問い合わせる/ })).toHaveAttribute(
        'href',
        'https://www.hanabi.example/support/contact',
      );
      await page.goBack();
      await expect(inquiry).toBeHidden();
    },
  );

  test('moves nothing when its buttons come, also where it is in sight', async ({ player }) => {
    const { page } = player;
    const shifts = await recordShifts(page);
    await player.goTo('hanabi', '/my');
    await expect(page.getByRole('button', { name: 'お問い合わせ' })).toBeVisible();
    expect(await shifts()).toEqual([]);
  });
});

test('another brand has links alone in its footer', { tag: '@nightly' }, async ({ player }) => {
  const { page } = player;
  await player.visit('nova');
  await page.waitForLoadState('networkidle');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link')).not.toHaveCount(0);
  await expect(footer.getByRole('button')).toHaveCount(0);
});
