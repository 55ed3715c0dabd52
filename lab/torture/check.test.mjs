import { describe, expect, it } from 'vitest';
import { checkAll, invariants } from './check.mjs';
import { readReply } from './history.mjs';
import { entry, envelope, failed, order, wholeRun } from './whole-run.mjs';

const broken = (facts) =>
  checkAll(facts).flatMap(({ invariant, violations }) =>
    violations.length > 0 ? [invariant.name] : [],
  );

const storing = (change) => (facts) => ({
  ...facts,
  stored: { ...facts.stored, ...change(facts.stored) },
});

const recording = (change) => (facts) => ({
  ...facts,
  history: facts.history.map(change),
});

const answering = (operation, body) =>
  recording((one) =>
    one.operation === operation ? { ...one, reply: readReply(200, JSON.stringify(body)) } : one,
  );

const alsoAnswering = (operation, body) => (facts) => {
  const like = facts.history.filter((one) => one.operation === operation).slice(0, 1);
  const reply = readReply(200, JSON.stringify(body));
  const again = like.map((one) => ({ ...one, reply, startedAt: 50, endedAt: 60 }));
  return { ...facts, history: [...facts.history, ...again] };
};

const ordering = (billingNo, change) =>
  storing((stored) => ({
    orders: stored.orders.map((one) => (one.billingNo === billingNo ? { ...one, ...change } : one)),
  }));

const adding = (another) => storing((stored) => ({ orders: [...stored.orders, another] }));

const corruptions = {
  'acknowledged-order-exists': storing((stored) => ({ orders: stored.orders.slice(1) })),
  'answered-in-the-end': (facts) => ({
    ...facts,
    history: [
      ...facts.history,
      { ...entry('buy', { idempotency_key: 'lost' }, null), reply: null },
    ],
  }),
  'one-order-per-key': adding(order('A2', { key: 'key-A' })),
  'one-number-per-key': alsoAnswering('buy', envelope({ billing_no: 'L-role' })),
  'order-is-what-was-sent': ordering('A', { roleId: 'r9' }),
  'foreign-orders-are-hidden': answering('read-foreign', envelope({ billing_no: 'X' })),
  'refusal-names-the-unpaid-order': alsoAnswering('buy', envelope({ billing_no: 'B' }, -3060)),
  'one-unpaid-order': (facts) => ({ ...facts, pendingTwice: ['torture-1 1 s1 r1 gems'] }),
  'price-as-shown': ordering('A', { priceMinor: 500 }),
  'price-of-the-catalogue': ordering('C', { priceMinor: 499 }),
  'payment-of-the-price': storing((stored) => ({
    payments: [...stored.payments, ...stored.payments.slice(0, 1)],
  })),
  'points-of-the-goods': ordering('A', { points: 51 }),
  'points-are-the-sum': answering('last-points', envelope({ total_points: 264 })),
  'coupon-of-one-order': adding(order('C2', { couponCode: 'TEN' })),
  'coupon-follows-its-order': storing((stored) => ({
    coupons: stored.coupons.map((coupon) => ({
      ...coupon,
      state: 'reserved',
    })),
  })),
  'paid-order-keeps-its-coupon': storing((stored) => ({
    coupons: stored.coupons.map((one) => ({
      ...one,
      state: 'avail',
      billingNo: null,
    })),
  })),
  'coupon-once-a-period': storing((stored) => ({
    coupons: [...stored.coupons, ...stored.coupons.map((coupon) => ({ ...coupon, code: 'MORE' }))],
  })),
  'final-states-stay': (facts) => ({
    ...facts,
    sightings: [{ at: 1, billingNo: 'B', status: 'success', flag: null }],
  }),
  'told-states-stay': alsoAnswering('read', envelope({ billing_no: 'A', status: -2 })),
  'no-order-waits-for-ever': ordering('A', { status: 'pending' }),
  'decision-comes-true': ordering('A', { status: 'fail' }),
  'order-follows-its-payment': ordering('B', { status: 'success' }),
  'delivered-once': storing((stored) => ({
    deliveries: [...stored.deliveries, ...stored.deliveries],
  })),
  'nothing-unpaid-is-delivered': storing((stored) => ({
    deliveries: [...stored.deliveries, failed],
  })),
  'every-webhook-arrives': storing((stored) => ({ webhooks: stored.webhooks.slice(1) })),
  'webhook-applied-once': storing((stored) => ({
    webhooks: [...stored.webhooks, ...stored.webhooks],
  })),
  'one-event-per-decision': storing((stored) => ({
    providerEvents: [...stored.providerEvents, ...stored.providerEvents],
  })),
  'forged-webhooks-are-refused': storing((stored) => ({
    webhooks: [...stored.webhooks, { eventId: 'forged', billingNo: 'Z', outcome: 'applied' }],
  })),
  'limit-per-role': adding(order('M', { productId: 'limited-role' })),
  'limit-per-account': adding(order('M', { productId: 'limited-game', roleId: 'r2' })),
  'limit-per-days': adding(
    order('M', { productId: 'limited-time', createdAt: new Date('2026-11-27T10:00:00Z') }),
  ),
  'card-pays-once': storing((stored) => ({
    cards: [...stored.cards, { numberHash: 'other', state: 'used', billingNo: 'D' }],
  })),
  'redemption-used-its-card': storing((stored) => ({
    cards: stored.cards.map((card) => ({ ...card, state: 'unused', billingNo: null })),
  })),
  'claimed-rewards-are-stored': storing(() => ({ claims: [] })),
  'rewards-are-earned': storing((stored) => ({
    claims: stored.claims.map((claim) => ({ ...claim, need: 5_000 })),
  })),
  'every-answer-has-a-code': answering('read', { received: true }),
  'no-inner-workings': answering('settle', { error: 'Failed query: select 1' }),
  'answered-in-time': recording((one) =>
    one.operation === 'claim-reward' ? { ...one, reply: null } : one,
  ),
  'no-error-in-calm': answering('read-foreign', envelope(null, -5000)),
  'orders-are-readable': answering('last-read', envelope(null, -4040)),
  'instances-come-back': (facts) => ({
    ...facts,
    attacks: facts.attacks.map((attack) => ({ ...attack, recoveryMs: 31_000 })),
  }),
  'instances-live': (facts) => ({ ...facts, unexpectedExits: ['Error'] }),
};

describe('the invariants', () => {
  it('hold in a run without defects, and each has looked at something', () => {
    expect(broken(wholeRun())).toEqual([]);
    const blind = checkAll(wholeRun()).filter(({ looked }) => looked === 0);
    expect(blind.map(({ invariant }) => invariant.name)).toEqual([]);
  });

  it('have one defect each in this file', () => {
    expect(Object.keys(corruptions)).toEqual(invariants.map(({ name }) => name));
  });

  it.each(Object.entries(corruptions))('%s is broken by its defect', (name, corrupt) => {
    expect(broken(corrupt(wholeRun()))).toContain(name);
  });

  it('allow a late payment of a failed order that is flagged', () => {
    const late = ordering('B', { status: 'success', flag: 'late-success' })(wholeRun());
    const sightings = [{ at: 1, billingNo: 'B', status: 'fail', flag: null }];
    expect(broken({ ...late, sightings })).not.toContain('final-states-stay');
  });

  it('count no failed order and no call that met an attack', () => {
    const another = adding(order('M', { productId: 'limited-role', status: 'fail' }));
    expect(broken(another(wholeRun()))).not.toContain('limit-per-role');
    const hurt = entry('read', { billing_no: 'A' }, envelope(null, -5000), 950);
    const facts = wholeRun();
    expect(broken({ ...facts, history: [...facts.history, hurt] })).not.toContain(
      'no-error-in-calm',
    );
  });
});
