// @vitest-environment jsdom
import { TranslationProvider } from '@shop/i18n/react';
import { selectionSlice } from '@shop/storefront-core/selection';
import { type Reply, content, deferredReply } from '@shop/storefront-core/testing';
import { LastGoodsTemplate, paintGoods } from '@shop/ui/last-goods';
import { act, fireEvent, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { type Root, createRoot, hydrateRoot } from 'react-dom/client';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { ShopProvider } from '../shop-provider';
import { advanceTime } from '../testing/render-in-shop';
import { type TestShop, openTestShop, sky } from '../testing/test-shop';
import { GoodsSection } from './goods-section';

const gems = {
  ...{ product_id: 'gems', name: '300 gems', price: 5.99, currency: 'USD' },
  ...{ type_key: 'gems', type_name: 'Gems' },
};

const lastTile = {
  ...{ name: '300 gems', icon: '', base: null, bonus: null, price: '$4.99' },
  ...{ badge: null, note: null, disabledReason: null },
};

/** A page with the goods of the last visit, over which the shop has been hydrated. */
interface ReturningVisit {
  readonly shop: TestShop;
  readonly answer: (reply: Reply) => Promise<void>;
  readonly slot: () => Element | null;
  /** The painted price. */
  readonly painted: Element;
  readonly errors: readonly unknown[];
}

/** @param prerendered - The shop of the guest for whom the page was prerendered. */
function inShop(shop: TestShop, prerendered?: TestShop): ReactElement {
  const hydrated = prerendered === undefined ? {} : { hydratedState: prerendered.store.getState() };
  return (
    <ShopProvider shop={{ ...shop, ...hydrated }}>
      <GoodsSection />
    </ShopProvider>
  );
}

function addMarkup(markup: string): void {
  const { head, body } = new DOMParser().parseFromString(markup, 'text/html');
  document.body.append(...head.childNodes, ...body.childNodes);
}

const slot = (): Element | null => document.querySelector('[data-last-goods]');

async function returnToShop(productId: string | null = null): Promise<ReturningVisit> {
  const guest = openTestShop();
  const template = (
    <TranslationProvider i18n={guest.services.i18n}>
      <LastGoodsTemplate />
    </TranslationProvider>
  );
  document.body.textContent = '';
  addMarkup(`<div id="root">${renderToString(inShop(guest))}</div>`);
  addMarkup(renderToStaticMarkup(template));
  paintGoods(
    document,
    { types: ['Gems'], open: 0, goods: [lastTile] },
    { game: 'c1', language: 'en' },
  );
  const painted = screen.getByText('$4.99');

  const goods = deferredReply();
  const shop = openTestShop({
    saved: { game: sky, productId },
    answers: {
      '/api/pay/getThirdGift': ({ client_id }) =>
        client_id === 'c1' ? goods.promise : deferredReply().promise,
      '/api/pay/getGameListV2': () => deferredReply().promise,
    },
  });
  const errors: unknown[] = [];
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no root.');
  await act(async () => {
    const onRecoverableError = (error: unknown): void => void errors.push(error);
    mounted = hydrateRoot(root, inShop(shop, guest), { onRecoverableError });
    await Promise.resolve();
  });
  await advanceTime();
  const answer = async (reply: Reply): Promise<void> => {
    goods.resolve(reply);
    await advanceTime();
  };
  return { shop, answer, slot, painted, errors };
}

let mounted: Root | null = null;

afterEach(() => {
  act(() => {
    mounted?.unmount();
  });
});

it('keeps the painted goods through hydration, without a warning', async () => {
  const { painted, errors } = await returnToShop();
  expect(errors).toEqual([]);
  expect(painted.isConnected).toBe(true);
  expect(slot()?.querySelectorAll('label')).toHaveLength(1);
});

it('asks for the goods of the chosen game alone, although the prerendered page has no choice', async () => {
  const { shop } = await returnToShop();
  const asked = shop.backEnd.sentTo('/api/pay/getThirdGift');
  expect(asked.map(({ client_id }) => client_id)).toEqual(['c1']);
});

it('replaces the painted goods by those of the server, which can be chosen', async () => {
  const { answer, painted, shop } = await returnToShop();
  fireEvent.click(painted);
  expect(shop.store.getState().selection.productId).toBeNull();

  await answer(content({ goods: [gems] }));
  expect(painted.isConnected).toBe(false);
  expect(screen.queryByText('$4.99')).toBeNull();
  fireEvent.click(screen.getByText('$5.99'));
  expect(shop.store.getState().selection.productId).toBe('gems');
});

it('removes the painted goods when another game is chosen', async () => {
  const { shop } = await returnToShop();
  act(() => {
    shop.store.dispatch(selectionSlice.actions.gameChosen({ ...sky, clientId: 'c2' }));
  });
  await advanceTime();
  expect(screen.queryByText('$4.99')).toBeNull();
  expect(slot()?.childNodes).toHaveLength(0);
});

it('removes the painted goods when they cannot be loaded', async () => {
  const { answer } = await returnToShop();
  await answer({ code: -3001, msg: '', content: null });
  await advanceTime(20_000);
  expect(screen.queryByText('$4.99')).toBeNull();
});

const pass = { ...gems, product_id: 'pass', name: 'A pass', type_key: 'p', type_name: 'Passes' };

it('opens the type of the goods that were chosen on an earlier visit', async () => {
  const { answer } = await returnToShop('pass');
  await answer(content({ goods: [gems, pass] }));
  expect(screen.getByRole('radio', { name: /A pass/, checked: true })).toBeDefined();
  fireEvent.click(screen.getByRole('radio', { name: 'Gems' }));
  expect(screen.getByRole('radio', { name: /300 gems/ })).toBeDefined();
});

it('opens the type of the chosen goods for a player who comes back from a later step', async () => {
  const { answer, shop } = await returnToShop();
  await answer(content({ goods: [gems, pass] }));
  fireEvent.click(screen.getByRole('radio', { name: 'Passes' }));
  fireEvent.click(screen.getByRole('radio', { name: /A pass/ }));

  act(() => {
    mounted?.unmount();
    mounted = createRoot(document.body);
    mounted.render(inShop(shop));
  });
  await advanceTime();
  expect(screen.getByRole('radio', { name: 'Passes', checked: true })).toBeDefined();
  expect(screen.getByRole('radio', { name: /A pass/, checked: true })).toBeDefined();
});
