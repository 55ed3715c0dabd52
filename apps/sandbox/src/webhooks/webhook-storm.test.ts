import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { reset } from '../control/reset';
import { type TestSandbox, openTestSandbox } from '../test-sandbox/test-sandbox';
import { order } from '../test-sandbox/top-up';
import { rounds } from '../test-sandbox/rounds';
import { eventOf, keyOf, postWebhook } from '../test-sandbox/webhook-sender';
import { signatureHeader } from './signature';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
beforeEach(async () => reset(sandbox.services));
afterAll(async () => sandbox.close());

/** How often each event of an order is sent. */
const copies = rounds(6, 24);
const minute = 60_000;

async function rowsOf(statement: string) {
  return (await sandbox.services.database.execute(statement)).rows;
}

/** Creates pseudo-random numbers from a seed (a linear congruential generator). */
function thrown(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

function shuffled<T>(list: readonly T[], seed: number): T[] {
  const random = thrown(seed);
  return list
    .map((item) => ({ item, rank: random() }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ item }) => item);
}

/** Copies an order forty times, for different roles. */
async function fortyOrders(): Promise<string[]> {
  const first = await order(sandbox);
  await sandbox.services.database.execute(
    `insert into orders select (jsonb_populate_record(o, jsonb_build_object(
       'billing_no', o.billing_no || n, 'payment_id', o.payment_id || n, 'role_id', o.role_id || n,
       'idempotency_key', null))).* from orders o, generate_series(1, 39) n`,
  );
  const rows = await rowsOf('select billing_no from orders order by billing_no');
  expect(rows).toHaveLength(40);
  expect(rows[0]?.['billing_no']).toBe(first);
  return rows.map((row) => String(row['billing_no']));
}

type Fate = 'paid' | 'refused' | 'both';

function fateOf(index: number): Fate {
  if (index % 4 === 0) return 'both';
  return index % 4 === 1 ? 'refused' : 'paid';
}

/** Returns the events of an order, each repeated several times. */
async function eventsOf(billingNo: string, fate: Fate): Promise<string[]> {
  const paid = JSON.stringify(await eventOf(sandbox, billingNo, 'payment.approved'));
  const refused = JSON.stringify(await eventOf(sandbox, billingNo, 'payment.refused'));
  const all: Record<Fate, readonly string[]> = {
    paid: [paid, paid],
    refused: [refused, refused],
    both: [paid, refused],
  };
  return Array.from({ length: copies / 2 }, () => all[fate]).flat();
}

describe('many webhooks about forty orders', () => {
  it.each([1, 2].slice(0, rounds(1, 2)))(
    'shuffled, many at once: each event counts once, each paid order once (seed %i)',
    async (seed) => {
      const numbers = await fortyOrders();
      const whole = await Promise.all(
        numbers.map(async (number, index) => eventsOf(number, fateOf(index))),
      );
      const noise = JSON.stringify({
        ...JSON.parse(whole[0]?.[0] ?? '{}'),
        id: 'n',
        currency: 'X',
      });
      const bodies = shuffled([...whole.flat(), ...Array.from({ length: 40 }, () => noise)], seed);
      expect(bodies).toHaveLength(40 * copies + 40);

      const key = await keyOf(sandbox, 'paypal');
      const now = sandbox.services.clock.now();
      const outcomes: string[] = [];
      for (let start = 0; start < bodies.length; start += 50) {
        const some = bodies.slice(start, start + 50).map(async (body) => {
          const answer = await postWebhook(
            sandbox,
            'paypal',
            body,
            signatureHeader(key, body, now),
          );
          expect(answer.status).toBe(200);
          return answer.outcome;
        });
        outcomes.push(...(await Promise.all(some)));
      }

      const events = new Set(bodies).size;
      expect(outcomes.filter((one) => one !== 'duplicate')).toHaveLength(events);
      expect(await rowsOf('select 1 from webhook_events')).toHaveLength(events);
      const isPaid = (index: number) => fateOf(index) !== 'refused';
      const paid = numbers.filter((_, index) => isPaid(index));
      const listed = (rows: Record<string, unknown>[]) =>
        rows.map((row) => String(row['billing_no'])).sort();
      const succeeded = await rowsOf("select billing_no from orders where status = 'success'");
      expect(listed(succeeded)).toEqual(paid.sort());
      expect(listed(await rowsOf('select billing_no from deliveries'))).toEqual(paid);
      const flagged = await rowsOf(
        "select 1 from orders where flag is not null and (status <> 'success' or flag <> 'late-success')",
      );
      expect(flagged).toEqual([]);
    },
    minute,
  );
});
