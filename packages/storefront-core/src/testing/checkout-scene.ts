import type { Channel, Goods } from '@shop/contract';
import type { CreateOrder, OrderAnswer, PayWindow } from '@shop/payments';
import { hostedCard } from '@shop/payments/hosted-card';
import {
  type ChannelPurchase,
  type CheckoutService,
  type UnansweredPurchase,
  createCheckoutService,
} from '../checkout';
import { type OrderLedger, createOrderLedger } from '../orders';
import { emptySelection } from '../selection';
import { aBrowser } from './a-browser';
import { createTestServices } from './test-services';

const goods: Goods = {
  product_id: 'gems-300',
  name: '300 gems',
  icon: '',
  base_amount: 300,
  bonus_amount: 0,
  price: 4.99,
  currency: 'USD',
  type_key: 'gems',
  type_name: 'Gems',
  is_limit: false,
  is_coupon: false,
  coupon_points: 0,
  goods_sort: 0,
  type_sort: 0,
  is_special: false,
};

/** A channel that opens the provider's page. */
export const wallet: Channel = {
  payway_id: '10201',
  channel_id: '',
  name: 'PayPal',
  icon: 'p.svg',
  sort: 1,
  min_money: 0,
  max_money: 0,
  description: '',
  open_coupon: false,
  sub_payment: [],
};

/** 300 gems for Ann, paid with {@link wallet}. */
export const purchase: ChannelPurchase = {
  kind: 'channel',
  selection: {
    ...emptySelection,
    game: { clientId: 'c1', gameProductId: 'gp1', gameName: 'Game', logo: '' },
    server: { value: 's1', display: 'S1' },
    role: { value: 'r1', display: 'Ann' },
  },
  user: { username: 'ann', suid: 'u1', oauth_token: 'token', gp_id: 'gp1' },
  goods,
  region: 'US',
  channel: wallet,
  subChannelId: null,
  coupon: null,
  points: null,
  replaces: null,
  replenishId: null,
  language: 'en',
};

/** The answer to an order that was made. */
export const created: OrderAnswer = {
  kind: 'created',
  billing_no: 'B1',
  url: 'http://pay.localhost:4000/pay/1',
  repeated: false,
};

/** What Ann's last press of "buy" has left without an answer. */
export function unansweredOf(checkout: CheckoutService): UnansweredPurchase {
  const found = checkout.latestUnanswered('u1');
  if (found === null) throw new Error('Every purchase has been answered.');
  return found;
}

/** An order call as it was sent. */
export interface Sent {
  readonly call: string;
  readonly params: Partial<Parameters<CreateOrder>[1]>;
}

/** Creates a checkout service over a back end with one answer for each order call. */
export function scene(
  answers: readonly (OrderAnswer | Promise<OrderAnswer>)[],
  given: Parameters<typeof createTestServices>[1] = {},
  hasWindows = true,
): {
  checkout: CheckoutService;
  ledger: OrderLedger;
  sent: Sent[];
  windows: () => number;
  closed: () => number;
} {
  const sent: Sent[] = [];
  let windows = 0;
  let closed = 0;
  const openWindow = (): PayWindow | null => {
    if (!hasWindows) return null;
    windows += 1;
    const close = (): void => {
      closed += 1;
    };
    return { opener: null, location: { replace: () => undefined }, close };
  };
  const services = createTestServices({ browser: aBrowser(openWindow) }, given);
  const answer = (call: string, params: Sent['params']): Promise<OrderAnswer> => {
    sent.push({ call, params });
    return Promise.resolve(answers[sent.length - 1] ?? { kind: 'unknown' });
  };
  const ledger = createOrderLedger(services);
  const checkout = createCheckoutService(services, {
    createOrder: answer,
    redeemCard: (params) => answer('cardPay', params),
    ledger,
    prepareCard: async (show) => hostedCard(show)(),
  });
  return { checkout, ledger, sent, windows: () => windows, closed: () => closed };
}

/** The idempotency keys that were sent. */
export function keys(sent: readonly Sent[]): (string | undefined)[] {
  return sent.map(({ params }) => params.idempotency_key);
}
