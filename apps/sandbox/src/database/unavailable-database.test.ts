import { Code, calls, paymentCalls } from '@shop/contract';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { couponCodeOf } from '../test-sandbox/coupon-holder';
import { type DatabaseLink, linkDatabase } from '../test-sandbox/database-link';
import { type OwnDatabase, createOwnDatabase, queryOnce } from '../test-sandbox/own-database';
import { purchase } from '../test-sandbox/purchase';
import { type Query, type TestSandbox, openTestSandbox } from '../test-sandbox/test-sandbox';
import { connectDatabase } from './connect';

const said = vi.spyOn(console, 'error').mockReturnValue();
let own: OwnDatabase;
let link: DatabaseLink;
let sandbox: TestSandbox;
let token = '';
/** Blocks transactions of the sandbox halfway. */
let blocker: pg.Client | null = null;
/** Purchases whose orders are made in a transaction (limit, coupon), or in one statement. */
let purchases: readonly Query[] = [];

beforeAll(async () => {
  own = await createOwnDatabase();
  link = await linkDatabase(own.url);
  // A purchase has to reach its transaction within that time, on a busy machine too.
  const database = await vi.waitFor(
    async () => connectDatabase(link.url, { connectMs: 1_500, silenceMs: 1_500 }),
    { timeout: 8_000 },
  );
  sandbox = await openTestSandbox({ database });
});
beforeEach(async () => {
  await sandbox.empty('payments', 'orders');
  await direct("update coupons set state = 'avail', billing_no = null where state = 'reserved'");
  token = await sandbox.signIn('nova-player', 'starfall');
  const coupon = { pay_id: '10201', coupon_code: couponCodeOf('nova', 'avail') };
  purchases = [
    purchaseOf('limited-welcome'),
    { ...purchaseOf('gems-300'), ...coupon },
    purchaseOf('gems-680'),
  ];
});
afterEach(async () => {
  link.restore();
  await blocker?.end();
  blocker = null;
});
afterAll(async () => {
  await sandbox.close();
  await link.close();
  await own.drop();
  said.mockRestore();
});

/** Runs a statement without the link. */
async function direct(statement: string): Promise<readonly Record<string, unknown>[]> {
  return queryOnce(own.url, statement);
}

function purchaseOf(goods: string): Query {
  const own = { product_id: `510001-${goods}`, idempotency_key: crypto.randomUUID() };
  return { ...purchase, ...own, oauth_token: token };
}

async function send(query: Query): Promise<string> {
  const answer = await sandbox.ask(paymentCalls.paypalPay, query);
  if (answer.kind === 'content') return answer.content.billing_no;
  return answer.kind === 'refused' ? String(answer.code) : answer.kind;
}

/** Returns what the probes of operators say. */
async function probes(): Promise<readonly unknown[]> {
  const [live, ready] = await Promise.all(
    ['live', 'ready'].map(async (probe) =>
      sandbox.request({ host: 'localhost', path: `/sandbox/health/${probe}` }),
    ),
  );
  return [live?.statusCode, ready?.statusCode, ready?.json<Record<string, unknown>>()['database']];
}

/** Statements that wait for a lock, whether or not their client is still there. */
const waiting =
  "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";

const serverError = String(Code.serverError);

/** Expects that every purchase fails, and that none leaves anything behind. */
async function expectFailures(): Promise<void> {
  expect(await Promise.all(purchases.map(send))).toEqual(purchases.map(() => serverError));
  const keys = purchases.map((query) => `'${query['idempotency_key']}'`).join();
  expect(await direct(`select 1 from orders where idempotency_key in (${keys})`)).toEqual([]);
  expect(await direct("select 1 from coupons where state = 'reserved'")).toEqual([]);
}

/** Expects that every purchase, sent again with its key, makes exactly one order. */
async function expectToGoOn(): Promise<void> {
  const numbers = await Promise.all(purchases.map(sendUntilAnswered));
  const rows = await direct('select billing_no from orders');
  expect(rows.map((row) => row['billing_no']).sort()).toEqual([...numbers].sort());
  expect(await direct("select billing_no from coupons where state = 'reserved'")).toEqual([
    { billing_no: numbers[1] },
  ]);
  await expect.poll(probes).toEqual([200, 200, 'ready']);
}

/** Sends a purchase again while the sandbox cannot answer it, which a busy machine makes more likely. */
async function sendUntilAnswered(query: Query): Promise<string> {
  let answer = serverError;
  const sendAgain = async (): Promise<string> => (answer = await send(query));
  await expect.poll(sendAgain).not.toBe(serverError);
  return answer;
}

it('goes on when the database freezes in the middle of transactions', async () => {
  blocker = new pg.Client({ connectionString: own.url });
  await blocker.connect();
  await blocker.query('begin');
  await blocker.query('lock table orders in exclusive mode');
  const answers = purchases.map(send);
  await expect.poll(async () => direct(waiting)).toHaveLength(purchases.length);
  link.freeze();
  expect(await Promise.all(answers)).toEqual(purchases.map(() => serverError));
  expect(await send(purchaseOf('gems-1280'))).toBe(serverError);
  await expect.poll(probes).toEqual([200, 503, 'unreachable']);
  await blocker.end();
  blocker = null;
  link.restore();
  await expectToGoOn();
});

it('goes on when the database restarts', async () => {
  link.cut();
  await expectFailures();
  await expect.poll(probes).toEqual([200, 503, 'unreachable']);
  link.restore();
  await expectToGoOn();
});

it('goes on reading while the database is read-only, and buys again afterwards', async () => {
  const billingNo = await send(purchaseOf('gems-3280'));
  await direct("update tokens set last_used_at = now() - interval '1 hour'");
  const name = new URL(own.url).pathname.slice(1);
  await direct(`alter database ${name} set default_transaction_read_only = on`);
  // Connections keep the mode in which they were opened.
  link.cut();
  link.restore();
  const read = { billing_no: billingNo, oauth_token: token };
  const readOrder = async () => sandbox.ask(calls.orderInfo, read);
  await expect.poll(readOrder).toMatchObject({ kind: 'content' });
  await expect.poll(probes).toEqual([200, 503, 'read-only']);
  await direct('begin read write; update tokens set last_used_at = now(); commit');
  await expectFailures();

  await direct(
    `begin read write; alter database ${name} set default_transaction_read_only = off; commit`,
  );
  await direct('delete from payments; delete from orders');
  await expectToGoOn();
});

it('goes on when the disk of the database was full', async () => {
  await direct(`create function fill_disk() returns trigger language plpgsql as $$
    begin raise 'No space left on device' using errcode = 'disk_full'; end $$`);
  await direct('create trigger disk before insert on orders execute function fill_disk()');
  await expectFailures();
  const read = { billing_no: 'none', oauth_token: token };
  expect(await sandbox.ask(calls.orderInfo, read)).toMatchObject({ code: Code.notFound });
  await direct('drop trigger disk on orders');
  await expectToGoOn();
});
