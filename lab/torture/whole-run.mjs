import { readReply } from './history.mjs';
import { hashNumber } from './invariants/scarcity.mjs';

const player = 'torture-1';

/** Returns an answered request of the one player. */
export function entry(operation, sent, body, startedAt = 0) {
  const reply = readReply(200, JSON.stringify(body));
  return { operation, player, sent, startedAt, endedAt: startedAt + 5, reply };
}

/** Returns the body of an answer. */
export const envelope = (content, code = 1) => ({ code, msg: '', content });

/** Returns a paid order of the one player. */
export function order(billingNo, change = {}) {
  return {
    billingNo,
    status: 'success',
    flag: null,
    userId: player,
    clientId: '1',
    gpId: 'g',
    serverId: 's1',
    roleId: 'r1',
    productId: 'gems',
    key: `key-${billingNo}`,
    priceMinor: 499,
    fullPriceMinor: null,
    currency: 'USD',
    couponCode: null,
    points: 50,
    provider: 'paypal',
    paymentId: `pay-${billingNo}`,
    createdAt: new Date('2026-11-21T10:00:00Z'),
    settledAt: new Date('2026-11-21T10:01:00Z'),
    ...change,
  };
}

const gems = {
  clientId: '1',
  productId: 'gems',
  priceMinor: 499,
  currency: 'USD',
  points: 50,
  typeKey: 'gems',
  limit: null,
};

const limits = [
  { type: 'role', frequency: 1 },
  { type: 'game', frequency: 1 },
  { type: 'time', frequency: 1, days: 7 },
];

const paid = order('A');
/** An order that was never paid. */
export const failed = order('B', { status: 'fail', roleId: 'r2' });
const withCoupon = order('C', { couponCode: 'TEN', priceMinor: 449, points: 45, roleId: 'r3' });
const byCard = order('D', {
  provider: 'mycard-in-game',
  productId: 'card',
  points: 0,
  roleId: 'r4',
});
const limited = limits.map(({ type }) => order(`L-${type}`, { productId: `limited-${type}` }));
const orders = [paid, failed, withCoupon, byCard, ...limited];
const viaProvider = orders.filter(({ provider }) => provider === 'paypal');

const bought = ({ key, roleId, productId, couponCode }) => ({
  role_id: roleId,
  product_id: productId,
  idempotency_key: key ?? '',
  ...(couponCode === null
    ? { expected_price: '4.99', expected_currency: 'USD' }
    : { coupon_code: couponCode }),
});

const readOf = ({ billingNo, status, priceMinor, currency }) =>
  envelope({
    billing_no: billingNo,
    status: status === 'success' ? 1 : -2,
    price: priceMinor / 100,
    currency,
  });

/** Returns the facts of a run in which nothing went wrong and everything happened. */
export function wholeRun() {
  return {
    history: [
      ...viaProvider.map((one) =>
        entry('buy', bought(one), envelope({ billing_no: one.billingNo })),
      ),
      entry(
        'redeem',
        { role_id: 'r4', idempotency_key: 'key-D', number: '1234' },
        envelope({ billing_no: 'D' }),
      ),
      entry(
        'buy',
        { ...bought(paid), idempotency_key: 'other' },
        envelope({ billing_no: 'A' }, -3060),
      ),
      entry('settle', { billing_no: 'A', status: 'success' }, { ok: true, result: 'settled' }),
      entry('read', { billing_no: 'A' }, readOf(paid), 10),
      entry('read-foreign', { billing_no: 'X' }, envelope(null, -4040)),
      entry('claim-reward', { role_id: 'r1', gift_id: 'gift' }, envelope({ gift_id: 'gift' })),
      entry('forged-webhook', { event_id: 'forged', kind: 'amount' }, { received: true }),
      entry('last-points', { gp_id: 'g' }, envelope({ total_points: 265 })),
      ...orders.map((one) => entry('last-read', { billing_no: one.billingNo }, readOf(one), 20)),
    ],
    stored: {
      orders,
      deliveries: orders.filter(({ status }) => status === 'success'),
      payments: viaProvider.map((one) => ({
        id: one.paymentId,
        billingNo: one.billingNo,
        amountMinor: one.priceMinor,
        currency: 'USD',
        state: one.status === 'success' ? 'approved' : 'expired',
      })),
      webhooks: viaProvider.map(({ billingNo }) => ({
        eventId: `event-${billingNo}`,
        billingNo,
        outcome: 'applied',
      })),
      providerEvents: viaProvider.map(({ billingNo, paymentId, status }) => ({
        id: `event-${billingNo}`,
        paymentId,
        type: status === 'success' ? 'payment.approved' : 'payment.expired',
        isDelivered: true,
      })),
      coupons: [
        {
          code: 'TEN',
          userId: player,
          offerId: 'o',
          periodStart: '',
          ratePermille: 900,
          state: 'used',
          billingNo: 'C',
        },
      ],
      cards: [{ numberHash: hashNumber('1234'), state: 'used', billingNo: 'D' }],
      claims: [
        { userId: player, clientId: '1', roleId: 'r1', activityId: 'a', giftId: 'gift', need: 499 },
      ],
      goods: [
        gems,
        ...limits.map((limit) => ({ ...gems, productId: `limited-${limit.type}`, limit })),
      ],
      openingPoints: [{ userId: player, gpId: 'g', points: 20 }],
    },
    sightings: [{ at: 1, billingNo: 'A', status: 'pending', flag: null }],
    pendingTwice: [],
    looks: 3,
    attacks: [{ nemesis: 'kill an instance', from: 900, to: 1000, recoveryMs: 800 }],
    unexpectedExits: [],
    starts: 2,
  };
}
