import type { Page } from '@playwright/test';
import { accountOf } from '../shop/player';
import { shopPortOf } from '../shop/ports';
import { rowsToTest } from '../shop/rows';
import { saveVisit } from '../shop/saved-visit';
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

/**
 * The number of calls that were started before the document was parsed. A browser lists a call only once its answer is
 * complete, so ask again until all are there.
 */
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
  await expect.poll(async () => earlyCalls(player.page)).toBe(firstCalls.length);
  for (const path of firstCalls) expect(await control.requests(path)).toHaveLength(1);
});

test('the texts of the payment are fetched with its code, before "Buy" is pressed', async ({
  player,
}) => {
  await player.comeBack('nova', { goods: /^300 / });
  // A popup that had none would wait for them after the press.
  const files = async () =>
    player.page.evaluate(() =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')]
        .map(({ href }) => /\/(payment|en-deferred)-/.exec(href)?.[1])
        .filter((name) => name !== undefined),
    );
  await expect.poll(files).toEqual(expect.arrayContaining(['payment', 'en-deferred']));
});

for (const [brand, clientId] of rowsToTest([
  ['nova', '510021'],
  ['hanabi', '560002'],
] as const))
  test(`a player of ${brand} who returns to another game than its first has the calls of that one alone`, async ({
    player,
  }, { parallelIndex }) => {
    const { page } = player;
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (firstCalls.slice(1).includes(pathname))
        asked.push(`${pathname} ${searchParams.get('client_id') ?? ''}`);
    });
    await saveVisit(page.context(), shopPortOf(parallelIndex), {
      ...{ brand, account: accountOf(brand), clientId, hasRole: true, goods: /./ },
    });
    await player.visit(brand, '/selectGoods');
    await page.waitForLoadState('networkidle');
    expect(asked.sort()).toEqual([`/api/config/recharge ${clientId}`, `${goodsPath} ${clientId}`]);
  });

test(
  'the shop makes the first calls itself if the page has not',
  { tag: '@nightly' },
  async ({ player, control }) => {
    await suppressEarlyCalls(player.page);
    await player.visit('nova');
    expect(await earlyCalls(player.page)).toBe(0);
    for (const path of firstCalls) expect(await control.requests(path)).toHaveLength(1);
  },
);

// A message is shown for seconds, of which the clock below skips one with each look: none of them waits.
const saysNotLoaded = (page: Page): Promise<boolean> =>
  page.getByText('The prices could not be loaded').isVisible();
const failed = async (page: Page): Promise<boolean> =>
  (await saysNotLoaded(page)) && (await page.getByText('Network error').count()) === 1;
// The message comes before the list has its error: between the two the page still shows the goods.
const saysNoGames = async (page: Page): Promise<boolean> =>
  (await page.getByRole('region', { name: 'Messages' }).getByText(/game/i).isVisible()) &&
  (await saysNotLoaded(page));
// The popup, too, comes before that, and its message goes.
const asksToSignIn = async (page: Page): Promise<boolean> =>
  (await page.getByRole('dialog').getByLabel('Password', { exact: true }).isVisible()) &&
  (await saysNotLoaded(page)) &&
  (await page.getByText('Please sign in first').count()) === 0;
// The address comes before the page.
const saysWrongRegion = async (page: Page): Promise<boolean> =>
  new URL(page.url()).pathname === '/notArea' &&
  (await page.getByRole('heading', { level: 1 }).isVisible());

/** One for each kind of end; the transport's tests have every answer that is taken over. */
const faults: readonly (readonly [
  what: string,
  fault: Readonly<Record<string, unknown>>,
  hasEnded: (page: Page) => Promise<boolean>,
])[] = [
  ['-600 for the games', { path: listPath, kind: 'code', value: -600 }, asksToSignIn],
  ['-3001 for the games', { path: listPath, kind: 'code', value: -3001 }, saysNoGames],
  ['-3014 for the goods', { path: goodsPath, kind: 'code', value: -3014 }, saysWrongRegion],
  ['a web page for the goods', { path: goodsPath, kind: 'html' }, failed],
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

for (const [what, fault, hasEnded] of rowsToTest(faults))
  test(`${what} ends as without early calls`, { tag: '@nightly' }, async ({ player, control }) => {
    const { page } = player;
    await page.clock.install();
    const visitUntilEnd = async (): Promise<void> => {
      await player.goTo('nova');
      await expect(async () => {
        await page.clock.runFor(1_000);
        expect(await hasEnded(page)).toBe(true);
      }).toPass({ intervals: [50] });
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
