import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type Server, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { calls, paymentCalls } from '@shop/contract';
import pg from 'pg';
import { chooseHome, findNativeFolder } from '../database/embedded/home';
import { readPostmaster } from '../database/embedded/postmaster';
import { listeningAddress } from '../hosts/listening-address';
import { ask, control, field, logIn } from '../test-sandbox/ask-process';
import { createOwnDatabase, queryOnce } from '../test-sandbox/own-database';
import { purchase } from '../test-sandbox/purchase';
import { isFullRun, rounds } from '../test-sandbox/rounds';
import { type SandboxProcesses, buildSandbox } from '../test-sandbox/sandbox-processes';
import { packageFolder } from './package-folder';
import { findFreePort } from './port';

const data = mkdtempSync(join(tmpdir(), 'sandbox-data-'));
// Not in `data` if other accounts may not enter the folder of this repository.
const home = chooseHome(data, findNativeFolder()).folder;
let sandbox: SandboxProcesses;

beforeAll(async () => {
  sandbox = await buildSandbox();
});
afterEach(async () => sandbox.stopAll());
afterAll(() => {
  sandbox.remove();
  for (const folder of [data, home]) rmSync(folder, { recursive: true, force: true });
});

async function buy(port: number, token: string): Promise<string> {
  const query = { ...purchase, oauth_token: token, idempotency_key: crypto.randomUUID() };
  return field(await ask(port, paymentCalls.paypalPay.path, query), 'content', 'billing_no');
}

async function statusOf(port: number, token: string, billingNo: string): Promise<string> {
  const query = { billing_no: billingNo, simple: '1', oauth_token: token };
  return field(await ask(port, calls.orderInfo.path, query), 'content', 'status');
}

/** Returns the process id of the running database, or null. */
function databasePid(): number | null {
  return readPostmaster(join(home, 'cluster'))?.pid ?? null;
}

/** Throws if there is no process: the id 0 would mean this process group. */
function killDatabase(): number {
  const pid = databasePid();
  if (pid === null) throw new Error('no database is running');
  process.kill(pid, 'SIGKILL');
  return pid;
}

function isOtherThan(killed: number): (pid: unknown) => boolean {
  return (pid) => typeof pid === 'number' && pid !== killed;
}

const pending = '-1';
const success = '1';

describe('the sandbox with the embedded database', () => {
  it('keeps an acknowledged order through a killed server, and stops cleanly', async () => {
    const first = await sandbox.start({ SANDBOX_DATA: data });
    const token = await logIn(first.port);
    const billingNo = await buy(first.port, token);
    await sandbox.stop(first.child, 'SIGKILL');
    // The database of the killed process keeps running, and the next process adopts it.
    expect(databasePid()).not.toBeNull();

    const second = await sandbox.start({ SANDBOX_DATA: data });
    expect(await statusOf(second.port, token, billingNo)).toBe(pending);
    expect(await sandbox.stop(second.child, 'SIGTERM')).toBe(0);
    expect(databasePid()).toBeNull();

    const third = await sandbox.start({ SANDBOX_DATA: data });
    expect(await statusOf(third.port, token, billingNo)).toBe(pending);
  });

  it.runIf(isFullRun)('stops when two processes of one folder are stopped at once', async () => {
    for (let round = 0; round < 2; round += 1) {
      const started = [
        await sandbox.start({ SANDBOX_DATA: data }),
        await sandbox.start({ SANDBOX_DATA: data }),
      ];
      const codes = started.map(async ({ child }) => sandbox.stop(child, 'SIGTERM'));
      expect(await Promise.all(codes)).toEqual([0, 0]);
      expect(databasePid()).toBeNull();
    }
  });

  it.runIf(isFullRun)('keeps running with all orders when its database is killed', async () => {
    const { port } = await sandbox.start({ SANDBOX_DATA: data });
    await control(port, '/sandbox/reset', {});
    const token = await logIn(port);
    const billingNo = await buy(port, token);
    const killed = killDatabase();
    // Waits for the new process first: workers of the old one still answer for a moment.
    const pollOptions = { interval: 100 };
    await expect.poll(databasePid, pollOptions).toSatisfy(isOtherThan(killed));
    await expect.poll(async () => statusOf(port, token, billingNo), pollOptions).toBe(pending);
  });
});

// Continuous integration sells in two sandboxes on one database for each change.
describe.runIf(isFullRun)('two instances on one database', () => {
  it('start together, share orders, and settle each once', async () => {
    const own = await createOwnDatabase();
    const [one, other] = await Promise.all([
      sandbox.start({ DATABASE_URL: own.url }),
      sandbox.start({ DATABASE_URL: own.url }),
    ]);
    const token = await logIn(one.port);
    const billingNo = await buy(one.port, token);
    expect(await statusOf(other.port, token, billingNo)).toBe(pending);

    const path = `/sandbox/orders/${billingNo}/settle`;
    await Promise.all(
      [one, other].map(async ({ port }) => control(port, path, { status: 'success' })),
    );
    expect(await statusOf(one.port, token, billingNo)).toBe(success);
    await Promise.all([one, other].map(async ({ child }) => sandbox.stop(child, 'SIGTERM')));
    await own.drop();
  });
});

async function listen(port: number): Promise<Server> {
  const blocker = createServer().listen(port, '127.0.0.1');
  await once(blocker, 'listening');
  return blocker;
}

describe('a failed start explains the reason', () => {
  const sentence = (port: number): string =>
    `Port ${port} is taken by another program. Choose another one: PORT=${port + 1} npm start\n`;

  it('when the port is taken', async () => {
    const blocker = await listen(0);
    const { port } = listeningAddress(blocker);
    const failed = await sandbox.startInVain({ PORT: String(port), SANDBOX_DATA: data });
    blocker.close();
    expect(failed).toEqual({ said: sentence(port), exitCode: 1 });
  });

  it('when the port is taken while the database starts', async () => {
    const own = await createOwnDatabase();
    const holder = new pg.Client({ connectionString: own.url });
    await holder.connect();
    await holder.query('begin; lock table settings');
    const port = await findFreePort();
    const starting = sandbox.startInVain({ PORT: String(port), DATABASE_URL: own.url });
    const waiting =
      "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()";
    await expect.poll(async () => queryOnce(own.url, waiting)).toHaveLength(1);
    const blocker = await listen(port);
    await holder.query('commit');
    await holder.end();
    expect(await starting).toEqual({ said: sentence(port), exitCode: 1 });
    blocker.close();
    await own.drop();
  });

  const mistakes = [
    [{ PORT: 'four' }, 'PORT must be a number from 1 to 65535, not "four".'],
    [
      { DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/shop' },
      'The database at 127.0.0.1:1/shop did not answer',
    ],
    [{ SANDBOX_DATA: join(packageFolder, 'package.json', 'data') }, 'cannot be written (ENOTDIR'],
    [{ NODE_ENV: 'production' }, 'This is a sandbox with play money'],
    [{ SANDBOX_TRUSTED_PROXIES: 'all' }, 'SANDBOX_TRUSTED_PROXIES must list addresses'],
  ] as const;
  it.each(mistakes.slice(0, rounds(2, mistakes.length)))('with %j', async (variables, sentence) => {
    const { said, exitCode } = await sandbox.startInVain({ SANDBOX_DATA: data, ...variables });
    expect(said).toContain(sentence);
    expect(said).not.toContain('secret');
    expect(said.trim().split('\n')).toHaveLength(1);
    expect(exitCode).toBe(1);
  });
});
