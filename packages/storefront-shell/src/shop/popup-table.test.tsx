// @vitest-environment jsdom
import { type PopupName, popupStack, selectPopups } from '@shop/storefront-core/popups';
import { pageHistories, testStepRoutes } from '@shop/storefront-core/testing';
import { act, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import { LanguageControlProvider } from '@shop/storefront/language';
import { PagedPopupHost } from '../paged-popups';
import { PopupHost, PopupPlace, PopupPlaces } from '@shop/storefront/popups';
import { ShopRouter } from '@shop/storefront/router';
import { advanceTime, renderInShop } from '@shop/storefront/testing';
import { openTestShop, sky } from '@shop/storefront/testing';
import { popupTable } from '@shop/storefront/popup-table';

const isName = (name: string): name is PopupName => name in popupTable;
const names = Object.keys(popupTable).filter(isName);
const { steps } = testStepRoutes;
const loadHistory = pageHistories();
const home = '/selectGoods';

beforeAll(async () => {
  await Promise.all(names.map((name) => popupTable[name].load()));
});

/** Those that show nothing to a player who has neither a coupon, a card, a link nor an order. */
const needMore: readonly PopupName[] = [
  ...(['card-fields', 'confirm-card', 'coupon-consume', 'sub-channels', 'result'] as const),
  ...(['inquiry', 'legal-notice', 'linked-character'] as const),
];

const versions = {
  new: { steps: null, pages: [] },
  old: { steps, pages: ['recharge', 'result'] },
} as const;

/** Opens the page that the address shows; again after a reload, which keeps the state of the history. */
async function openShop({ steps }: (typeof versions)[keyof typeof versions]) {
  const choice = { value: '1', display: 'One' };
  const saved = { game: sky, server: choice, role: choice, productId: 'p1' };
  const { services, ...shop } = openTestShop({ saved, isSignedIn: true });
  const host: ReactNode =
    steps === null ? (
      <PopupHost popups={popupTable} />
    ) : (
      <PopupPlaces>
        <PopupPlace />
        <PagedPopupHost popups={popupTable} steps={steps} search="" />
      </PopupPlaces>
    );
  const pageHistory = loadHistory();
  const { unmount } = await renderInShop(
    { ...shop, services: { ...services, steps, pageHistory } },
    <LanguageControlProvider value={{ change: () => Promise.resolve() }}>
      <ShopRouter>{host}</ShopRouter>
    </LanguageControlProvider>,
  );
  return {
    open: async (name: PopupName): Promise<void> => {
      act(() => void shop.store.dispatch(popupStack.actions.opened(name)));
      await advanceTime(1_000);
    },
    step: async (delta: 1 | -1): Promise<void> => {
      history.go(delta);
      await advanceTime(1_000);
    },
    stack: () => selectPopups(shop.store.getState()),
    push: pageHistory.push,
    depth: () => pageHistory.entry.popupDepth,
    close: unmount,
  };
}

/** Adds a new page of the shop to the history, with a page of the shop below it. */
function newPage(): void {
  history.pushState(null, '', '/my');
  history.pushState({ shop: { index: 1, popupDepth: 0, isAbovePage: true } }, '', home);
}

/** The popups of the document, those below others as well. */
function shown(): number {
  const roles = ['dialog', 'alertdialog', 'menu'] as const;
  return roles.flatMap((role) => screen.queryAllByRole(role, { hidden: true })).length;
}

describe.each(['new', 'old'] as const)('a step back in the %s version', (key) => {
  const version = versions[key];
  const isPage = (name: PopupName): boolean => version.pages.some((page) => page === name);
  // The old version has a page of games instead.
  const popups = names.filter((name) => key === 'new' || name !== 'games');

  it.each(popups.filter((name) => !isPage(name)))(
    'closes %s, and leaves the popup below it open',
    async (name) => {
      newPage();
      const { open, stack, step } = await openShop(version);
      const below = name === 'orders' ? 'languages' : 'orders';
      await open(below);
      await open(name);
      expect([stack(), shown()]).toEqual([[below, name], needMore.includes(name) ? 1 : 2]);
      await step(-1);
      expect([stack(), shown(), location.pathname]).toEqual([[below], 1, home]);
      await step(-1);
      expect([stack(), shown(), location.pathname]).toEqual([[], 0, home]);
      await step(1);
      expect([stack(), shown(), location.pathname]).toEqual([[], 0, home]);
      await step(-1);
      expect(location.pathname).toBe('/my');
    },
  );

  it('leaves the page once, though it was reloaded with each popup open', async () => {
    newPage();
    let page = await openShop(version);
    for (const name of popups.filter((one) => !isPage(one))) {
      await page.open(name);
      page.close();
      page = await openShop(version);
      expect([name, page.stack(), page.depth()]).toEqual([name, [], 1]);
    }
    page.push('/activity');
    await page.step(-1);
    expect(location.pathname).toBe(home);
    await page.step(-1);
    expect(location.pathname).toBe('/my');
  });

  it.each(version.pages)('leads from %s to the goods, though it was reloaded', async (name) => {
    newPage();
    const before = await openShop(version);
    await before.open(name);
    await before.open('orders');
    before.close();
    const page = await openShop(version);
    expect([page.stack(), location.pathname]).toEqual([[name], steps[name]]);
    await page.step(-1);
    expect([page.stack(), location.pathname]).toEqual([[], home]);
  });

  it.each(version.pages)(
    'leaves the page of %s once the popup above it is closed',
    async (name) => {
      newPage();
      const { open, stack, step } = await openShop(version);
      await open(name);
      await open('orders');
      await step(-1);
      expect([stack(), shown(), location.pathname]).toEqual([[name], 0, steps[name]]);
      await step(-1);
      expect([stack(), location.pathname]).toEqual([[], home]);
    },
  );
});
