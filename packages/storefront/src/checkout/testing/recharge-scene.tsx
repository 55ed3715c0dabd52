import { checkPayLink } from '@shop/payments';
import type { OrderStatus } from '@shop/payments/purchase';
import { type NewOrder, createOrderLedger } from '@shop/storefront-core/orders';
import { type PopupName, popupStack, selectPopups } from '@shop/storefront-core/popups';
import type { Selection } from '@shop/storefront-core/selection';
import type { PageActions } from '@shop/storefront-core/services';
import { type Responder, content } from '@shop/storefront-core/testing';
import { fireEvent, screen } from '@testing-library/react';
import type { ComponentType, ReactElement } from 'react';
import type { PopupContainerProps } from '../../popups';
import { useShopDispatch, useShopSelector } from '../../store';
import { advanceTime, renderInShop } from '../../testing/render-in-shop';
import { type TestShop, openTestShop, sky } from '../../testing/test-shop';
import { CardFields } from '../card-fields';
import { Recharge } from '../recharge';

/** Lists the goods. */
export const goodsPath = '/api/pay/getThirdGift';
/** Lists the channels. */
export const channelsPath = '/api/pay/getCountryList';

/** Goods at $4.99. */
export const goods = {
  ...{ product_id: 'gems', name: '300 gems', price: 4.99, currency: 'USD' },
  ...{ type_key: 'gems', type_name: 'Gems' },
};
/** Goods that a prepaid card is exchanged for. */
export const card = { ...goods, product_id: 'card', name: 'Card', price: 0, type_key: 'card' };
const worth = { price: 33, currency: 'USD', gems_number: 60, extra_gems_number: 0 };
/** A channel without methods: PayPal. */
export const wallet = {
  ...{ payway_id: '10201', channel_id: '', name: 'PayPal', icon: 'p.svg' },
  sub_payment: [],
};
const methods = [{ channel_id: 'GRABPAY', name: 'GrabPay', icon: 'g.svg' }];
/** A channel with one method. */
export const wallets = {
  ...{ payway_id: '11501', channel_id: 'W', name: 'Wallets', icon: 'w.svg' },
  sub_payment: methods,
};

/** How the popup opens; by default with both channels. */
export interface RechargeOptions {
  /** Answers of further paths. */
  readonly answers?: Readonly<Record<string, Responder>>;
  readonly productId?: string;
  readonly goodsAnswer?: Responder;
  readonly channels?: unknown;
  readonly saved?: Partial<Selection>;
  readonly page?: Partial<PageActions>;
  /** Its key; nova by default. */
  readonly brand?: string;
  /** The unpaid orders of the player that the device knows. */
  readonly unpaid?: readonly NewOrder[];
  /** Orders before these, the earliest first. */
  readonly earlier?: readonly { readonly order: NewOrder; readonly status: OrderStatus }[];
}

/** Opens the recharge popup of a player who has chosen everything but the channel. */
export async function openRechargeScene({
  answers = {},
  productId = 'gems',
  goodsAnswer = () => content({ goods: [goods, card] }),
  channels = { US: [wallet, wallets] },
  saved = {},
  page = {},
  brand = 'nova',
  unpaid = [],
  earlier = [],
}: RechargeOptions = {}): Promise<TestShop> {
  const place = { value: 's1', display: 'S1' };
  const shop = openTestShop({
    saved: { game: sky, server: place, role: { value: 'r1', display: 'Ann' }, productId, ...saved },
    isSignedIn: true,
    page,
    brand,
    answers: {
      [goodsPath]: goodsAnswer,
      [channelsPath]: () => content(channels),
      '/api/pay/card_info': () => content(worth),
      ...answers,
    },
  });
  const ledger = createOrderLedger(shop.services);
  for (const { order, status } of earlier) {
    ledger.add('u1', order);
    if (status !== 'placed') ledger.end('u1', order.billingNo, { status, isSeen: true });
    // A later order has a later time.
    await advanceTime(1);
  }
  for (const order of unpaid) ledger.add('u1', order);
  shop.store.dispatch(popupStack.actions.opened('recharge'));
  await renderInShop(
    shop,
    <>
      <PopupInStack Container={Recharge} name="recharge" />
      <PopupInStack Container={CardFields} name="card-fields" />
    </>,
  );
  return shop;
}

/** Props of {@link PopupInStack}. */
interface PopupInStackProps {
  readonly name: PopupName;
  readonly Container: ComponentType<PopupContainerProps>;
}

/** A popup as its host renders it: it stays mounted after it was closed. */
export function PopupInStack({ name, Container }: PopupInStackProps): ReactElement {
  const dispatch = useShopDispatch();
  return (
    <Container
      open={useShopSelector(selectPopups).includes(name)}
      onOpenChange={() => dispatch(popupStack.actions.closed(name))}
    />
  );
}

/** Returns the button that buys or exchanges. */
export const buyButton = (): HTMLElement => screen.getByRole('button', { name: /^(Buy|Exchange)/ });
/** Whether that button is disabled. */
export const isBuyDisabled = (): boolean => buyButton().matches(':disabled');

/** Presses an element and waits for what follows at once. */
export async function press(element: HTMLElement): Promise<void> {
  fireEvent.click(element);
  await advanceTime();
}

/** Ann's order for the goods, unpaid through PayPal. */
export const unpaid: NewOrder = {
  billingNo: 'B0',
  payLink: checkPayLink('http://pay.localhost:4000/pay/0', ['pay.localhost']),
  summary: {
    ...{ account: 'ann', game: 'Sky', goods: '300 gems', server: 'S1', role: 'Ann' },
    method: 'PayPal',
  },
  payment: { product_id: 'gems', pay_money: 4.49, currency: 'USD' },
  choice: {
    ...{ clientId: 'c1', areaId: '', serverId: 's1', roleId: 'r1', productId: 'gems' },
    ...{ region: 'US', channelKey: '10201:', subChannelId: '', couponCode: '', replenishId: '' },
  },
};
