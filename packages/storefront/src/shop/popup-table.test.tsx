// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router';
import { beforeAll, describe, expect, it } from 'vitest';
import { LanguageControlProvider } from '../language';
import { PagedPopupHost } from '../paged-popups';
import {
  PopupHost,
  type PopupName,
  PopupPlace,
  PopupPlaces,
  popupStack,
  selectPopups,
} from '../popups';
import { advanceTime, renderInShop } from '../testing/render-in-shop';
import { testStepRoutes } from '../testing/test-routes';
import { openTestShop, sky } from '../testing/test-shop';
import { popupTable } from './popup-table';

const isName = (name: string): name is PopupName => name in popupTable;
const names = Object.keys(popupTable).filter(isName);
const { steps } = testStepRoutes;
const home = '/selectGoods';

beforeAll(async () => {
  await Promise.all(names.map((name) => popupTable[name].load()));
});

/** Those that show nothing to a player who has neither a coupon, a card, a link nor an order. */
const needMore: readonly PopupName[] = [
  ...(['confirm-card', 'coupon-consume', 'sub-channels', 'result'] as const),
  ...(['inquiry', 'legal-notice', 'linked-character'] as const),
];

const versions = {
  new: { steps: null, pages: [] },
  old: { steps, pages: ['recharge', 'result'] },
} as const;

async function openShop({ steps }: (typeof versions)[keyof typeof versions]) {
  history.pushState(null, '', home);
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
  await renderInShop(
    { ...shop, services: { ...services, steps } },
    <LanguageControlProvider value={{ change: () => Promise.resolve() }}>
      <BrowserRouter>{host}</BrowserRouter>
    </LanguageControlProvider>,
  );
  return {
    open: async (name: PopupName): Promise<void> => {
      act(() => void shop.store.dispatch(popupStack.actions.opened(name)));
      await advanceTime(1_000);
    },
    stepBack: async (): Promise<void> => {
      history.back();
      await advanceTime(1_000);
    },
    stack: () => selectPopups(shop.store.getState()),
  };
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
      const { open, stack, stepBack } = await openShop(version);
      const below = name === 'orders' ? 'languages' : 'orders';
      await open(below);
      await open(name);
      expect([stack(), shown()]).toEqual([[below, name], needMore.includes(name) ? 1 : 2]);
      await stepBack();
      expect([stack(), shown(), location.pathname]).toEqual([[below], 1, home]);
      await stepBack();
      expect([stack(), shown(), location.pathname]).toEqual([[], 0, home]);
    },
  );

  it.each(version.pages)(
    'leaves the page of %s once the popup above it is closed',
    async (name) => {
      const { open, stack, stepBack } = await openShop(version);
      await open(name);
      await open('orders');
      await stepBack();
      expect([stack(), shown(), location.pathname]).toEqual([[name], 0, steps[name]]);
      await stepBack();
      expect([stack(), location.pathname]).toEqual([[], home]);
    },
  );
});
