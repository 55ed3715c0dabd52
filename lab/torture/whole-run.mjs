import { hashNumber } from './answers.mjs';
import { readReply } from './history.mjs';

const player = 'torture-1';

/** Returns the body of an answer. */
export const envelope = (content, code = 1) => ({ code, msg: '', content });

/** Returns a request of the one player that was answered. */
export function entry(operation, sent, body, startedAt = 0) {
  const reply = readReply(200, JSON.stringify(body));
  return { operation, player, sent, startedAt, endedAt: startedAt + 5, reply };
}

/** Returns a paid order of the one player. */
export const order = (billingNo, change = {}) => ({
  ...{ billingNo, status: 'success', flag: null, key: `key-${billingNo}`, provider: 'paypal' },
  ...{ userId: player, clientId: '1', roleId: 'r1', productId: 'gems' },
  ...{ priceMinor: 499, currency: 'USD', couponCode: null, points: 50 },
  ...change,
});

const paid = order('A');
/** An order that was never paid. */
export const failed = order('B', { status: 'fail', roleId: 'r2' });
const withCoupon = order('C', { couponCode: 'TEN', priceMinor: 449, points: 45, roleId: 'r3' });
const byCard = order('D', { provider: 'mycard-in-game', roleId: 'r4' });
const orders = [paid, failed, withCoupon, byCard];
const viaProvider = orders.filter(({ provider }) => provider === 'paypal');

const bought = ({ key, roleId, productId, couponCode }) => ({
  ...{ role_id: roleId, product_id: productId, idempotency_key: key },
  ...(couponCode === null
    ? { expected_price: '4.99', expected_currency: 'USD' }
    : { coupon_code: couponCode }),
});

const readOf = ({ status, priceMinor: minor, currency }) =>
  envelope({ status: status === 'success' ? 1 : -2, price: minor / 100, currency });

const history = [
  ...viaProvider.map((one) => entry('buy', bought(one), envelope({ billing_no: one.billingNo }))),
  entry(
    ...['redeem', { role_id: 'r4', idempotency_key: 'key-D', number: '1234' }],
    envelope({ billing_no: 'D' }),
  ),
  entry('settle', { billing_no: 'A', status: 'success' }, { ok: true, result: 'settled' }),
  entry('read', { billing_no: 'A' }, readOf(paid), 10),
  ...orders.map((one) => entry('last-read', { billing_no: one.billingNo }, readOf(one), 20)),
];

/** The facts of a run in which nothing went wrong and everything happened. */
export const wholeRun = {
  history,
  stored: {
    orders,
    changes: [{ billingNo: 'A', status: 'pending', flag: null }, ...orders],
    deliveries: orders.filter(({ status }) => status === 'success'),
    payments: viaProvider.map(({ billingNo, status, priceMinor, currency }) => ({
      ...{ billingNo, amountMinor: priceMinor, currency },
      state: status === 'success' ? 'approved' : 'expired',
    })),
    webhooks: viaProvider.map(({ billingNo }) => ({
      ...{ eventId: `event-${billingNo}`, billingNo, outcome: 'applied' },
    })),
    providerEvents: viaProvider.map(({ billingNo, status }) => ({
      ...{ id: `event-${billingNo}`, paymentId: `pay-${billingNo}`, isDelivered: true },
      type: status === 'success' ? 'payment.approved' : 'payment.expired',
    })),
    coupons: [{ code: 'TEN', ratePermille: 900, state: 'used', billingNo: 'C' }],
    cards: [{ numberHash: hashNumber('1234'), state: 'used', billingNo: 'D' }],
    goods: [{ clientId: '1', productId: 'gems', priceMinor: 499, points: 50 }],
  },
  attacks: [{ nemesis: 'kill instances', from: 900, to: 1000, recoveryMs: 800 }],
  unexpectedExits: [],
};
