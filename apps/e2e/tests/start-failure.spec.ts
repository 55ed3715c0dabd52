import type { Page } from '@playwright/test';
import { expectAccessible } from '../shop/expect-accessible';
import { expect, test } from '../shop/test';

/** Blocks the shop's code. Returns a function that unblocks it. */
async function loseCode(page: Page): Promise<() => Promise<void>> {
  const code = '**/assets/main-*.js';
  await page.route(code, (route) => route.abort());
  return () => page.unroute(code);
}

/** The reports about starts that failed. */
function startReports(events: readonly { readonly body: unknown }[]): readonly unknown[] {
  return events.map(({ body }) => body).filter((body) => /"start: /.test(JSON.stringify(body)));
}

test.describe('a page whose code cannot be loaded', () => {
  test.use({ locale: 'de-DE' });

  test('says so in its language, reports it, and works after the press that tries again', async ({
    player,
    control,
  }) => {
    const { page } = player;
    const find = await loseCode(page);
    const reported = page.waitForResponse(/\/envelope\//);
    await player.goTo('nova', '/selectGoods?client_id=510021');
    const message = page.getByRole('alertdialog', { name: 'Der Shop konnte nicht geladen werden' });
    await expect(message).toBeVisible();
    const retry = message.getByRole('button', { name: 'Wiederholen' });
    await expect(retry).toBeFocused();
    await expectAccessible(page, 'start failure');
    expect((await reported).status()).toBe(200);
    expect(startReports(await control.events())).toMatchObject([
      { message: 'start: TypeError', tags: { brand: 'nova', version: 'new', reason: 'TypeError' } },
    ]);

    await find();
    await retry.click();
    // The goods of the game that the link names.
    await expect(page.getByRole('radio', { name: /100 Volts/ })).toBeVisible();
    await expect(message).toBeHidden();
  });
});

test('a page in another language than the prerendered one is not blank either', async ({
  player,
}) => {
  const { page } = player;
  await loseCode(page);
  await player.goTo('nova', '/?spec_lang=ja');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Try again|再試行)$/ })).toBeVisible();
});

test('a page without its code starts by itself once the network is back', async ({ player }) => {
  const { page } = player;
  const find = await loseCode(page);
  await player.goTo('nova');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.context().setOffline(true);
  await find();
  await page.context().setOffline(false);
  await expect(page.getByRole('radio').first()).toBeVisible();
});

test('a start that failed without any network is reported by the next start', async ({
  player,
  control,
}) => {
  const { page } = player;
  const find = await loseCode(page);
  await page.route('**/envelope/**', (route) => route.abort());
  await player.goTo('nova');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.unroute('**/envelope/**');
  await find();
  const reported = page.waitForResponse(/\/envelope\//);
  await page.getByRole('button', { name: 'Try again' }).click();
  await reported;
  expect(startReports(await control.events())).toHaveLength(1);
});
