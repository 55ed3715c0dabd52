import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Code, calls, paymentCalls } from '@shop/contract';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { testCost } from '../accounts/passwords';
import { connectDatabase } from '../database/connect';
import { chooseHome, findNativeFolder } from '../database/embedded/home';
import { initialiseCluster } from '../database/embedded/initialise';
import { readPostmaster } from '../database/embedded/postmaster';
import { type EmbeddedDatabase, startEmbedded } from '../database/embedded/start-embedded';
import { prepareDatabase } from '../database/prepare';
import { ask, control, field, logIn, signIns } from '../test-sandbox/ask-process';
import { couponCodeOf } from '../test-sandbox/coupon-holder';
import { cardPurchase } from '../test-sandbox/exchange';
import { queryOnce } from '../test-sandbox/own-database';
import { purchase } from '../test-sandbox/purchase';
import { isFullRun } from '../test-sandbox/rounds';
import {
  type SandboxProcess,
  type SandboxProcesses,
  buildSandbox,
} from '../test-sandbox/sandbox-processes';
import { openTestSandbox } from '../test-sandbox/test-sandbox';

const data = mkdtempSync(join(tmpdir(), 'sandbox-lost-'));
const home = chooseHome(data, findNativeFolder());
const files = join(home.folder, 'cluster');
let sandbox: SandboxProcesses;
/** A database that the sandbox does not manage. */
let yours: EmbeddedDatabase | null = null;
/** Blocks transactions of the sandbox halfway. */
let blocker: pg.Client | null = null;

beforeAll(async () => {
  sandbox = await buildSandbox();
});
afterEach(async () => {
  await blocker?.end();
  blocker = null;
  await sandbox.stopAll();
  await yours?.close();
  yours = null;
});
afterAll(() => {
  sandbox.remove();
  for (const folder of [data, home.folder]) rmSync(folder, { recursive: true, force: true });
});

function postmaster() {
  const running = readPostmaster(files);
  if (running === null) throw new Error('no database is running');
  return running;
}

async function databaseUrl(): Promise<string> {
  const { password } = await initialiseCluster(home);
  return `postgres://shop:${password}@127.0.0.1:${String(postmaster().port)}/shop?sslmode=disable`;
}

type Query = Readonly<Record<string, string>>;

/** A call that can be repeated; a purchase has an idempotency key. */
interface Sending {
  readonly path: string;
  readonly query: Query;
}

/** The requests of the players. */
interface Sendings {
  readonly limited: Sending;
  readonly coupon: Sending;
  readonly card: Sending;
  readonly signIn: Sending;
  readonly plain: readonly Sending[];
  readonly next: Sending;
}

const { path: payPath } = paymentCalls.paypalPay;

async function preparePlayers(port: number): Promise<Sendings> {
  const nova = await logIn(port);
  const formosa = await logIn(port, 'formosa');
  function buy(product: string, change: Query = {}): Sending {
    const key = { oauth_token: nova, idempotency_key: crypto.randomUUID() };
    return {
      path: payPath,
      query: { ...purchase, product_id: `510001-${product}`, ...key, ...change },
    };
  }
  const cardKey = { oauth_token: formosa, idempotency_key: crypto.randomUUID() };
  return {
    limited: buy('limited-welcome'),
    coupon: buy('gems-300', { pay_id: '10201', coupon_code: couponCodeOf('nova', 'avail') }),
    card: { path: calls.myCardInGame.path, query: { ...cardPurchase, ...cardKey } },
    signIn: { path: calls.login.path, query: signIns.nova },
    plain: ['gems-680', 'gems-1280', 'gems-3280', 'gems-6480'].map((id) => buy(id)),
    next: buy('limited-weekly'),
  };
}

/** Sends a call several times at once; a broken connection counts as a response without a code. */
function send(port: number, { path, query }: Sending, times = 1): Promise<unknown>[] {
  return Array.from({ length: times }, async () => ask(port, path, query).catch(() => null));
}

/** Counts the transactions that wait for a lock after their first statement. */
async function countWaiting(url: string): Promise<number> {
  const rows = await queryOnce(
    url,
    `select 1 from pg_stat_activity where application_name = 'sandbox'
      and wait_event_type = 'Lock' and xact_start < query_start`,
  );
  return rows.length;
}

const times = 3;

/** Sends purchases and sign-ins, and waits until all are blocked inside a transaction. */
async function fillTransactions(port: number, url: string, sendings: Sendings) {
  blocker = new pg.Client({ connectionString: url });
  blocker.on('error', () => undefined);
  await blocker.connect();
  await blocker.query('begin');
  const subject = 'limit:nova-player:510001:510001-limited-welcome';
  await blocker.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [subject]);
  await blocker.query('select 1 from coupons for update');
  await blocker.query("select 1 from prepaid_cards where state = 'unused' for update");
  const { limited, coupon, card, signIn } = sendings;
  const purchases = [limited, coupon, card].flatMap((one) => send(port, one, times));
  await expect.poll(async () => countWaiting(url)).toBe(purchases.length);
  // Last, because the checks of cards read the same table. Only one sign-in, since a small machine
  // does not start a second one before the first has ended.
  await blocker.query('lock table login_attempts in share mode');
  const waiting = [...purchases, ...send(port, signIn)];
  await expect.poll(async () => countWaiting(url)).toBe(waiting.length);
  return waiting;
}

function numberOf(answer: unknown): string {
  return field(answer, 'content', 'billing_no');
}

/** Repeats a call and returns the order numbers. */
async function numbersOf(port: number, sending: Sending): Promise<string[]> {
  const answers = await Promise.all(send(port, sending, times));
  return [...new Set(answers.map(numberOf))];
}

async function numbersInList(port: number): Promise<unknown> {
  const answer = Object(await control(port, '/sandbox/orders'));
  const list: unknown = Reflect.get(answer, 'orders');
  return Array.isArray(list) ? list.map((order) => field(order, 'billing_no')).sort() : list;
}

const billingNo = /^[A-Z\d]{25}$/;

/** Breaks the database of a sandbox under load and checks the orders afterwards. */
async function expectToGoOn({ child, port }: SandboxProcess, lose: Lose): Promise<void> {
  await control(port, '/sandbox/reset', {});
  const url = await databaseUrl();
  const sendings = await preparePlayers(port);
  const waiting = await fillTransactions(port, url, sendings);
  const plain = sendings.plain.flatMap((one) => send(port, one));
  const first = await Promise.race(plain);
  await lose(url);
  const answers = await Promise.all(waiting);
  await blocker?.end();

  // Where the whole database dies, a lock may be released to a transaction that still commits.
  const codes = answers.map((answer) => field(answer, 'code'));
  expect([Code.success, Code.serverError].map(String)).toEqual(expect.arrayContaining(codes));
  expect(codes).toContain(String(Code.serverError));
  expect([child.exitCode, child.signalCode]).toEqual([null, null]);

  const { limited, coupon, card, next } = sendings;
  const nextNumber = async (): Promise<string | undefined> => (await numbersOf(port, next))[0];
  await expect.poll(nextNumber).toMatch(billingNo);
  const all = [card, limited, coupon, ...sendings.plain, next];
  const numbers = (await Promise.all(all.map(async (one) => numbersOf(port, one)))).flat();
  expect(numbers).toHaveLength(all.length);
  expect(await numbersInList(port)).toEqual([...numbers].sort());
  const acknowledged = [...answers, ...(await Promise.all(plain))]
    .map(numberOf)
    .filter((text) => billingNo.test(text));
  expect(acknowledged).toContain(numberOf(first));
  expect(numbers).toEqual(expect.arrayContaining(acknowledged));
  const delivered = await queryOnce(await databaseUrl(), 'select billing_no from deliveries');
  expect(delivered).toEqual([{ billing_no: numbers[0] }]);
  expect(await logIn(port)).toMatch(/^[\w-]{43}$/);
}

type Lose = (url: string) => Promise<unknown>;

const killDatabase: Lose = async () => Promise.resolve(process.kill(postmaster().pid, 'SIGKILL'));

const losses: readonly (readonly [string, Lose])[] = [
  ['the database is killed', killDatabase],
  [
    'the database is stopped in order',
    async () => Promise.resolve(process.kill(postmaster().pid, 'SIGINT')),
  ],
  [
    'its connections are cut',
    async (url) =>
      queryOnce(
        url,
        "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'sandbox'",
      ),
  ],
];

// For each change the torture kills the database, and a freeze and a restart are tested in one process.
describe.runIf(isFullRun)('the sandbox neither loses nor duplicates an order', () => {
  it.each(losses)('when %s in the middle of transactions', async (_, lose) => {
    await expectToGoOn(await sandbox.start({ SANDBOX_DATA: data }), lose);
  });

  it('when the database is killed in the middle of transactions, with DATABASE_URL', async () => {
    yours = await startEmbedded(data);
    await expectToGoOn(await sandbox.start({ DATABASE_URL: yours.url }), killDatabase);
  });
});

/** Returns the server and its children, each of which has a session of its own. */
function processesOf(pid: number): number[] {
  const ids = readdirSync('/proc').map(Number);
  const isChild = (id: number): boolean => {
    const stat = join('/proc', String(id), 'stat');
    return (
      existsSync(stat) &&
      readFileSync(stat, 'utf8').split(') ').at(-1)?.split(' ')[1] === String(pid)
    );
  };
  return [pid, ...ids.filter((id) => id > 0 && isChild(id))];
}

describe.runIf(isFullRun && existsSync('/proc'))(
  'while all processes of the database are frozen',
  () => {
    it('calls are answered in time, and nothing is lost or doubled when it goes on', async () => {
      yours = await startEmbedded(data);
      await prepareDatabase(yours.url, testCost);
      const { url } = yours;
      // Long enough for a busy machine to open the shop and make the first order.
      const maxWaitMs = 2_000;
      const database = await connectDatabase(url, { connectMs: maxWaitMs, silenceMs: maxWaitMs });
      const shop = await openTestSandbox({ database });
      await shop.empty('payments', 'orders');
      const said = vi.spyOn(console, 'error').mockReturnValue();
      const token = await shop.signIn('nova-player', 'starfall');
      const buy = async (goods: string) =>
        shop.ask(paymentCalls.paypalPay, {
          ...purchase,
          product_id: `510001-${goods}`,
          oauth_token: token,
          idempotency_key: `00000000-0000-4000-8000-${goods.replace('gems-', '').padStart(12, '0')}`,
        });
      const acknowledged = await buy('gems-3280');
      const read = { billing_no: field(acknowledged, 'content', 'billing_no'), oauth_token: token };
      const frozen = processesOf(postmaster().pid);
      try {
        for (const pid of frozen) process.kill(pid, 'SIGSTOP');
        const goods = ['gems-300', 'gems-680', 'gems-1280'];
        const answers: unknown[] = [];
        for (const answer of [...goods.map(buy), shop.ask(calls.orderInfo, read)])
          void answer.then((one) => answers.push(one));
        // A connection that is silent, and one that cannot be made, after another.
        await expect.poll(() => answers, { timeout: 5 * maxWaitMs }).toHaveLength(4);
        for (const answer of answers)
          expect(answer).toMatchObject({ kind: 'refused', code: Code.serverError });
      } finally {
        for (const pid of frozen) process.kill(pid, 'SIGCONT');
      }
      const all = ['gems-3280', 'gems-300', 'gems-680', 'gems-1280'];
      for (const goods of all)
        await expect.poll(async () => buy(goods)).toMatchObject({ kind: 'content' });
      expect(await shop.ask(calls.orderInfo, read)).toMatchObject({ kind: 'content' });
      const rows = await queryOnce(url, 'select distinct idempotency_key from orders');
      expect(rows).toHaveLength(all.length);
      expect(await queryOnce(url, 'select 1 from orders')).toHaveLength(all.length);
      said.mockRestore();
      await shop.close();
    });
  },
);
