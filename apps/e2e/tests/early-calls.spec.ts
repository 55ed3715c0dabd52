import type { Page } from '@playwright/test';
import { expect, test } from '../shop/test';

const listPath = '/api/pay/getGameListV2';
const goodsPath = '/api/pay/getThirdGift';
const firstCalls = [listPath, goodsPath, '/api/config/recharge'];

/**
 * Leaves all calls to the shop's code: without `AbortController` the script in the page starts none.
 * The code is loaded once the document is parsed.
 */
async function suppressEarlyCalls(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { AbortController } = window;
    Reflect.deleteProperty(window, 'AbortController');
    document.addEventListener('DOMContentLoaded', () => {
      Object.assign(window, { AbortController });
    });
  });
}

/** The number of calls that were started before the document was parsed. */
async function earlyCalls(page: Page): Promise<number> {
  return page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation');
    const parsedAt = visit instanceof PerformanceNavigationTiming ? visit.domInteractive : 0;
    return performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => name.includes('/api/') && startTime < parsedAt).length;
  });
}

test('the first calls start with the page, and none is made twice', async ({ player, control }) => {
  await player.visit('nova');
  expect(await earlyCalls(player.page)).toBe(firstCalls.length);
  for (const path of firstCalls) expect(await control.requests(path)).toHaveLength(1);
});

test('the shop makes the first calls itself if the page has not', async ({ player, control }) => {
  await suppressEarlyCalls(player.page);
  await player.visit('nova');
  expect(await earlyCalls(player.page)).toBe(0);
  for (const path of firstCalls) expect(await control.requests(path)).toHaveLength(1);
});

const failed = async (page: Page): Promise<void> => {
  await expect(page.getByText('This could not be loaded')).toBeVisible({ timeout: 100 });
  await expect(page.getByText('Network error')).toHaveCount(1, { timeout: 100 });
};
const saysNoGame = (page: Page): Promise<void> =>
  expect(page.getByRole('region', { name: 'Messages' }).getByText(/game/i)).toBeVisible({
    timeout: 100,
  });
const asksToSignIn = (page: Page): Promise<void> =>
  expect(page.getByRole('dialog').getByLabel('Password', { exact: true })).toBeVisible({
    timeout: 100,
  });
const saysWrongRegion = (page: Page): Promise<void> =>
  expect(page).toHaveURL(/\/notArea/, { timeout: 100 });

const faults: readonly (readonly [
  what: string,
  fault: Readonly<Record<string, unknown>>,
  ends: (page: Page) => Promise<void>,
])[] = [
  ['-600 for the games', { path: listPath, kind: 'code', value: -600 }, asksToSignIn],
  ['-3001 for the goods', { path: goodsPath, kind: 'code', value: -3001 }, saysNoGame],
  ['-3001 for the games', { path: listPath, kind: 'code', value: -3001 }, saysNoGame],
  ['-3014 for the goods', { path: goodsPath, kind: 'code', value: -3014 }, saysWrongRegion],
  ['a web page for the goods', { path: goodsPath, kind: 'html' }, failed],
  ['HTTP 500 for the games', { path: listPath, kind: 'status', value: 500 }, failed],
  [
    'JSON that is cut off for the goods',
    { path: goodsPath, kind: 'body', value: '{"code":1,"content":{"goods":[' },
    failed,
  ],
  [
    'JSON of another shape for the games',
    { path: listPath, kind: 'body', value: '{"code":1,"content":{"games":{}}}' },
    failed,
  ],
];

/** What the player sees at the end. */
async function ending(page: Page): Promise<object> {
  return {
    path: new URL(page.url()).pathname,
    content: await page.locator('main').innerText(),
    messages: await page.getByRole('region', { name: 'Messages' }).allInnerTexts(),
    popups: await page.getByRole('dialog').count(),
  };
}

for (const [what, fault, ends] of faults)
  test(`${what} ends as without early calls`, async ({ player, control }) => {
    const { page } = player;
    await page.clock.install();
    const visitUntilEnd = async (): Promise<void> => {
      await player.goTo('nova');
      await expect(async () => {
        await page.clock.runFor(1_000);
        await ends(page);
      }).toPass();
    };
    await control.fault(fault);
    await visitUntilEnd();
    const withEarlyCalls = await ending(page);

    await page.evaluate(() => {
      localStorage.clear();
    });
    await suppressEarlyCalls(page);
    await visitUntilEnd();
    await expect.poll(() => ending(page)).toEqual(withEarlyCalls);
  });
