import { withConnection } from './databases/database.mjs';
import { readStored } from './facts.mjs';
import { readReply } from './history.mjs';

/**
 * A defect that the checker has to find: statements that spoil the database of a real run, or a change of what
 * its history recorded.
 * @typedef {object} PlantedDefect
 * @property {string} name
 * @property {string} invariant the one that has to find it; others may find it too
 * @property {readonly string[]} [statements]
 * @property {(facts: Facts) => Facts} [tamper]
 */

const paid = `(select billing_no from orders where status = 'success' and user_id like 'torture-%'
  and provider <> 'mycard-in-game' order by billing_no limit 1)`;

/** Changes the last entry that fits. */
function changeEntry(facts, fits, change) {
  const index = facts.history.map(fits).lastIndexOf(true);
  return {
    ...facts,
    history: facts.history.map((entry, turn) => (turn === index ? change(entry) : entry)),
  };
}

const isBought = ({ operation, reply }) => operation === 'buy' && reply?.code === 1;

/** The defects, at least one for each family of invariants. */
export const plantedDefects = [
  {
    name: 'lost-order',
    invariant: 'acknowledged-order-exists',
    statements: [`delete from orders where billing_no = ${paid}`],
  },
  {
    name: 'second-order-for-a-key',
    invariant: 'one-order-per-key',
    statements: [
      'alter table orders drop constraint orders_by_key',
      `create temporary table copied on commit drop as select * from orders where billing_no = ${paid}`,
      `update copied set billing_no = 'SECOND', payment_id = 'second'`,
      'insert into orders select * from copied',
    ],
  },
  {
    name: 'another-number-for-a-key',
    invariant: 'one-number-per-key',
    tamper(facts) {
      const sent = facts.history.find(isBought);
      const content = { billing_no: 'ANOTHER', url: '', status: 10 };
      const reply = readReply(200, JSON.stringify({ code: 1, msg: '', content }));
      return sent === undefined
        ? facts
        : { ...facts, history: [...facts.history, { ...sent, reply }] };
    },
  },
  {
    name: 'changed-price',
    invariant: 'price-as-shown',
    statements: [
      `update orders set price_minor = price_minor + 1 where billing_no = (select billing_no from orders
        where coupon_code is null and provider <> 'mycard-in-game' and user_id like 'torture-%' limit 1)`,
    ],
  },
  {
    name: 'another-owner',
    invariant: 'order-is-what-was-sent',
    statements: [`update orders set user_id = 'torture-other' where billing_no = ${paid}`],
  },
  {
    name: 'foreign-order-shown',
    invariant: 'foreign-orders-are-hidden',
    tamper: (facts) =>
      changeEntry(
        facts,
        ({ operation }) => operation === 'read-foreign',
        (entry) => ({ ...entry, reply: readReply(200, '{"code":1,"msg":"","content":{}}') }),
      ),
  },
  {
    name: 'final-state-left',
    invariant: 'final-states-stay',
    statements: [`update orders set status = 'fail' where billing_no = ${paid}`],
  },
  {
    name: 'forgotten-order',
    invariant: 'no-order-waits-for-ever',
    statements: [`update orders set status = 'pending' where billing_no = ${paid}`],
  },
  {
    name: 'forgotten-payment',
    invariant: 'order-follows-its-payment',
    statements: [
      `update payments set state = 'approved' where id = (select payment_id from orders
        where status = 'fail' and flag is null and user_id like 'torture-%' limit 1)`,
    ],
  },
  {
    name: 'second-delivery',
    invariant: 'delivered-once',
    statements: [
      'alter table deliveries drop constraint deliveries_pkey',
      `insert into deliveries select * from deliveries where billing_no = ${paid}`,
    ],
  },
  {
    name: 'unpaid-delivery',
    invariant: 'nothing-unpaid-is-delivered',
    statements: [
      `insert into deliveries select billing_no, user_id, role_id, product_id, now() from orders
        where status = 'fail' and user_id like 'torture-%' limit 1`,
    ],
  },
  {
    name: 'limit-exceeded',
    invariant: 'limit-per-role',
    statements: [
      `create temporary table copied on commit drop as select * from orders where billing_no = ${paid}`,
      `update copied set idempotency_key = null, product_id = '510001-limited-welcome', status = 'success'`,
      `insert into orders select (jsonb_populate_record(copied, jsonb_build_object('billing_no', 'MORE' || turn))).*
        from copied, generate_series(1, 2) turn`,
    ],
  },
  {
    name: 'coupon-kept',
    invariant: 'coupon-follows-its-order',
    statements: [
      `update coupons set state = 'reserved', billing_no = (select billing_no from orders
        where status = 'fail' and user_id like 'torture-%' limit 1)
        where code = (select code from coupons where user_id like 'torture-%' limit 1)`,
    ],
  },
  {
    name: 'points-lost',
    invariant: 'points-are-the-sum',
    statements: [`update orders set points = 0 where billing_no = ${paid}`],
  },
  {
    name: 'webhook-lost',
    invariant: 'every-webhook-arrives',
    statements: [
      'update provider_events set delivered_at = null where id = (select min(id) from provider_events)',
    ],
  },
  {
    name: 'webhook-applied-twice',
    invariant: 'webhook-applied-once',
    statements: [
      `insert into webhook_events select provider, 'again', billing_no, outcome, received_at
        from webhook_events where outcome = 'applied' limit 1`,
    ],
  },
  {
    name: 'card-given-back',
    invariant: 'redemption-used-its-card',
    statements: [
      `update prepaid_cards set state = 'unused', billing_no = null where last_digits = 'tort'`,
    ],
  },
  {
    name: 'two-unpaid-orders',
    invariant: 'one-unpaid-order',
    statements: [
      'drop index orders_one_pending',
      `create temporary table copied on commit drop as select * from orders where billing_no = ${paid}`,
      `update copied set idempotency_key = null, status = 'pending'`,
      `insert into orders select (jsonb_populate_record(copied, jsonb_build_object('billing_no', 'OPEN' || turn))).*
        from copied, generate_series(1, 2) turn`,
    ],
  },
  {
    name: 'inner-workings-shown',
    invariant: 'no-inner-workings',
    tamper: (facts) =>
      changeEntry(facts, isBought, (entry) => ({
        ...entry,
        reply: readReply(200, '{"code":-5000,"msg":"Failed query: select 1","content":null}'),
      })),
  },
  {
    name: 'wrong-reading',
    invariant: 'orders-are-readable',
    tamper: (facts) =>
      changeEntry(
        facts,
        ({ operation }) => operation === 'last-read',
        (entry) => ({ ...entry, reply: readReply(200, '{"code":-4040,"msg":"","content":null}') }),
      ),
  },
  {
    name: 'reward-lost',
    invariant: 'claimed-rewards-are-stored',
    statements: ['delete from claimed_gifts'],
  },
  {
    name: 'instance-lost',
    invariant: 'instances-come-back',
    tamper: (facts) => ({
      ...facts,
      attacks: facts.attacks.map((attack) => ({ ...attack, recoveryMs: null })),
    }),
  },
];

/**
 * Returns the facts of a run with a defect in them. The database is as before afterwards.
 *
 * @param {string} url of the database
 */
export async function plantDefect({ statements, tamper = (same) => same }, facts, url) {
  if (statements === undefined) return tamper(facts);
  return withConnection(url, async (client) => {
    await client.query('begin');
    for (const statement of statements) await client.query(statement);
    const stored = await readStored(client);
    await client.query('rollback');
    return tamper({ ...facts, stored });
  });
}
