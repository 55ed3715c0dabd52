import { expect, it } from 'vitest';
import { hashOf } from './facts.mjs';
import { readReply } from './history.mjs';
import { check, exampleOf, invariants } from './invariants.mjs';

const player = 'torture-1';

/** Returns the body of an answer. */
const envelope = (content, code = 1) => ({ code, msg: '', content });

/** Returns a request of the one player that was answered. */
function entry(operation, sent, body, startedAt = 0) {
  const reply = readReply(200, JSON.stringify(body));
  return { operation, player, sent, startedAt, endedAt: startedAt + 5, reply };
}

/** Returns a paid order of the one player. */
const order = (billingNo, change = {}) => ({
  ...{ billingNo, status: 'success', flag: null, key: `key-${billingNo}`, provider: 'paypal' },
  ...{ userId: player, clientId: '1', roleId: 'r1', productId: 'gems' },
  ...{ priceMinor: 499, currency: 'USD', couponCode: null, points: 50 },
  ...change,
});

const paid = order('A');
/** An order that was never paid. */
const failed = order('B', { status: 'fail', roleId: 'r2' });
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
const wholeRun = {
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
    cards: [{ numberHash: hashOf('1234'), state: 'used', billingNo: 'D' }],
    goods: [{ clientId: '1', productId: 'gems', priceMinor: 499, points: 50 }],
  },
  attacks: [{ nemesis: 'kill instances', from: 900, to: 1000, recoveryMs: 800 }],
  unexpectedExits: [],
};

const broken = (facts) =>
  check(facts).flatMap(({ name, violations }) => (violations.length > 0 ? [name] : []));

const { stored } = wholeRun;
const storing = (change) => ({ ...wholeRun, stored: { ...stored, ...change } });
const recording = (...entries) => ({ ...wholeRun, history: [...history, ...entries] });

/** Adds rows that are not there, or changes those that are. */
const adding = (table, ...rows) => storing({ [table]: [...stored[table], ...rows] });
const changing = (table, change) =>
  storing({ [table]: stored[table].map((row) => ({ ...row, ...change })) });
const doubling = (table) => adding(table, ...stored[table]);
const ordering = (billingNo, change) =>
  storing({
    orders: stored.orders.map((one) => (one.billingNo === billingNo ? { ...one, ...change } : one)),
  });

/** Answers all requests of an operation otherwise, or one more of them. */
const answering = (operation, reply) => ({
  ...wholeRun,
  history: history.map((one) => (one.operation === operation ? { ...one, reply } : one)),
});
const replyOf = (body) => readReply(200, JSON.stringify(body));
const alsoAnswering = (operation, body) => {
  const like = history.find((one) => one.operation === operation);
  return recording({ ...like, reply: replyOf(body), startedAt: 50, endedAt: 60 });
};
const lost = { ...entry('buy', { idempotency_key: 'lost' }, null), reply: null };

/** For each invariant, runs with a defect that it has to find. */
const defects = {
  'acknowledged-order-exists': [
    storing({ orders: stored.orders.slice(1) }),
    ordering('A', { roleId: 'r9' }),
  ],
  'answered-in-the-end': [recording(lost)],
  'one-number-per-key': [alsoAnswering('buy', envelope({ billing_no: 'C' }))],
  'price-as-shown': [ordering('A', { priceMinor: 500 })],
  'told-states-stay': [alsoAnswering('read', envelope({ status: -2 }))],
  'orders-are-readable': [answering('last-read', replyOf(envelope(null, -4040)))],
  'decision-comes-true': [ordering('A', { status: 'fail' })],
  'redemption-used-its-card': [changing('cards', { state: 'unused', billingNo: null })],
  'calm-calls-succeed': [
    answering('redeem', null),
    answering('read', replyOf(envelope(null, -5000))),
  ],
  'instances-come-back': [
    { ...wholeRun, attacks: wholeRun.attacks.map((one) => ({ ...one, recoveryMs: 31_000 })) },
    { ...wholeRun, unexpectedExits: ['Error'] },
  ],
  'price-of-the-catalogue': [ordering('C', { priceMinor: 499 }), ordering('A', { points: 51 })],
  'payment-of-the-price': [doubling('payments'), changing('payments', { amountMinor: 1 })],
  'coupon-follows-its-order': [
    adding('orders', order('C2', { couponCode: 'TEN' })),
    changing('coupons', { state: 'reserved' }),
    changing('coupons', { state: 'avail', billingNo: null }),
  ],
  'card-pays-once': [
    adding('cards', { numberHash: 'other', state: 'used', billingNo: 'D' }),
    storing({ cards: [] }),
  ],
  'final-states-stay': [
    adding('changes', { billingNo: 'A', status: 'fail', flag: null }),
    adding('changes', { billingNo: 'B', status: 'success', flag: null }),
  ],
  'order-follows-its-payment': [
    ordering('A', { status: 'pending' }),
    ordering('B', { status: 'success' }),
  ],
  'delivered-once': [
    doubling('deliveries'),
    adding('deliveries', failed),
    storing({ deliveries: [] }),
  ],
  'every-webhook-arrives': [storing({ webhooks: stored.webhooks.slice(1) })],
  'webhook-applied-once': [doubling('webhooks')],
  'one-event-per-decision': [doubling('providerEvents')],
};

it('the invariants hold in a run without defects, and each has looked at something', () => {
  expect(broken(wholeRun)).toEqual([]);
  const blind = check(wholeRun).filter(({ looked }) => looked === 0);
  expect(blind.map(({ name }) => name)).toEqual([]);
});

it('each invariant has a defect in this file', () => {
  expect(Object.keys(defects)).toEqual(Object.keys(invariants));
});

it.each(Object.entries(defects))('%s finds its defects', (name, runs) => {
  for (const facts of runs) expect(broken(facts)).toContain(name);
});

it.each([
  [
    'a late payment that is flagged',
    adding('changes', { ...failed, status: 'success', flag: 'late-success' }),
  ],
  [
    'an error during an attack',
    recording(entry('read', { billing_no: 'Z' }, envelope(null, -5000), 950)),
  ],
])('%s breaks no invariant about it', (_what, facts) => {
  const about = ['final-states-stay', 'calm-calls-succeed'];
  expect(broken(facts).filter((name) => about.includes(name))).toEqual([]);
});

it('prints a fact without the secrets in it', () => {
  const fact = { sent: { number: '4' }, reply: { content: { oauth_token: 'o' } } };
  expect(exampleOf(fact)).toBe(
    '{"sent":{"number":"•••"},"reply":{"content":{"oauth_token":"•••"}}}',
  );
});
