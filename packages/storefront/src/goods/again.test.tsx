// @vitest-environment jsdom
import type { NewOrder } from '@shop/storefront-core/orders';
import { readLastGoods } from '@shop/storefront-core/goods';
import { popupStack, selectPopups } from '@shop/storefront-core/popups';
import { selectSelection } from '@shop/storefront-core/selection';
import { TranslationProvider } from '@shop/i18n/react';
import { createShopStorage } from '@shop/storefront-core/storage';
import { content, mapStorage } from '@shop/storefront-core/testing';
import { LastGoodsTemplate, paintGoods } from '@shop/ui/last-goods';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { orderLedgerOf } from '../orders';
import { ShopProvider } from '../shop-provider';
import { advanceTime } from '../testing/render-in-shop';
import { type TestShop, openTestShop, sky } from '../testing/test-shop';
import { GoodsSection } from './goods-section';
import { useSaveLastGoods } from './use-save-last-goods';

const gems = {
  ...{ product_id: 'gems', name: '300 gems', price: 5.99, currency: 'USD' },
  ...{ type_key: 'gems', type_name: 'Gems' },
};

const bought: NewOrder = {
  billingNo: 'B1',
  payLink: null,
  summary: { account: 'ann', game: 'Sky', goods: '300 gems', server: 'S1', role: 'Ann' },
  payment: { payway_id: '10201', channel_id: '', pay_money: 4.99, currency: 'USD' },
  choice: {
    ...{ clientId: 'c1', areaId: '', serverId: 's1', roleId: 'r1', productId: 'gems' },
    ...{ region: 'US', channelKey: '10201:', subChannelId: '', couponCode: '', replenishId: '' },
  },
};

function Saved(): null {
  useSaveLastGoods();
  return null;
}

function Page(): ReactElement {
  return (
    <>
      <GoodsSection />
      <Saved />
    </>
  );
}

interface ReturningVisit {
  /** Whether the last visit kept the place. */
  readonly isKept: boolean;
  /** What Ann has bought before. */
  readonly order?: NewOrder;
  /** Whose order it is. */
  readonly suid?: string;
  readonly sold?: readonly unknown[];
}

const visitOf = ({ services }: TestShop) =>
  ({
    ...{ brand: services.config.brand.key, area: services.area },
    ...{ language: 'en', clientId: 'c1' },
  }) as const;

function addTemplate({ services }: TestShop): void {
  const markup = renderToStaticMarkup(
    <TranslationProvider i18n={services.i18n}>
      <LastGoodsTemplate />
    </TranslationProvider>,
  );
  document.body.append(...new DOMParser().parseFromString(markup, 'text/html').head.childNodes);
}

/** Comes back to the goods, as Ann. */
async function comeBack({
  isKept,
  order = bought,
  suid = 'u1',
  sold = [gems],
}: ReturningVisit): Promise<TestShop> {
  const storage = createShopStorage(mapStorage(), () => 1_000_000);
  const role = { value: 'r1', display: 'Ann' };
  const shop = openTestShop({
    storage,
    isSignedIn: true,
    saved: { game: sky, server: { value: 's1', display: 'S1' }, role },
    answers: { '/api/pay/getThirdGift': () => content({ goods: sold }) },
  });
  const ledger = orderLedgerOf(shop.parts, shop.services);
  ledger.add(suid, order);
  ledger.end(suid, order.billingNo, { status: 'success', isSeen: true });
  const tile = {
    ...{ name: '300 gems', icon: '', base: null, bonus: null, price: '$4.99' },
    ...{ badge: null, note: null, disabledReason: null },
  };
  document.body.textContent = '';
  addTemplate(shop);
  const visit = { game: 'c1', language: 'en' };
  paintGoods(document, { types: ['Gems'], open: 0, goods: [tile], again: isKept }, visit);
  render(
    <ShopProvider shop={shop}>
      <Page />
    </ShopProvider>,
  );
  await advanceTime();
  await act(() => import('./again'));
  await advanceTime();
  return shop;
}

const again = (): HTMLElement | null => screen.queryByRole('button', { name: /^Again/ });

it('leads from what was bought last to its payment in one press, at the price of now', async () => {
  const { store } = await comeBack({ isKept: true });
  expect(again()?.textContent).toContain('Again: 300 gems Ann $5.99');
  fireEvent.click(screen.getByRole('button', { name: /^Again/ }));
  expect(selectPopups(store.getState())).toEqual(['recharge']);
  expect(selectSelection(store.getState())).toMatchObject({
    ...{ productId: 'gems', region: 'US', channelKey: '10201:' },
  });
});

it('ends the result that a wide window shows beside it: two would stand in one column', async () => {
  const { store } = await comeBack({ isKept: true });
  act(() => {
    store.dispatch(popupStack.actions.opened('result'));
  });
  fireEvent.click(screen.getByRole('button', { name: /^Again/ }));
  expect(selectPopups(store.getState())).toEqual(['recharge']);
});

it('is not shown where its place was not kept, but is from the next visit on', async () => {
  const shop = await comeBack({ isKept: false });
  expect(again()).toBeNull();
  expect(readLastGoods(shop.services.storage, visitOf(shop))?.again).toBe(true);
});

it('is gone, with its place, when the goods are not sold any more', async () => {
  const shop = await comeBack({ isKept: true, sold: [{ ...gems, product_id: 'pass' }] });
  expect(again()).toBeNull();
  expect(readLastGoods(shop.services.storage, visitOf(shop))?.again).toBe(false);
});

it('shows nothing of what another account of this device has bought', async () => {
  await comeBack({ isKept: true, suid: 'u2' });
  expect(again()).toBeNull();
});
