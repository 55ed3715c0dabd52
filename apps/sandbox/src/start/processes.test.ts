import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type IncomingMessage, createServer, get, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'tsup';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { calls, paymentCalls } from '@shop/contract';
import { findNativeFolder } from '../database/embedded/binaries';
import { findFreePort } from '../database/embedded/free-port';
import { chooseHome } from '../database/embedded/home';
import { readPostmaster } from '../database/embedded/postmaster';
import { createOwnDatabase } from '../test-house/own-database';
import { purchase } from '../test-house/purchase';
import { obfuscated } from '../test-house/test-house';
import { packageFolder } from './package-folder';

const built = join(packageFolder, 'node_modules', '.cache', `sandbox-${String(process.pid)}`);
const data = mkdtempSync(join(tmpdir(), 'sandbox-data-'));
// Elsewhere than in `data` where this repository lies in a folder that others may not enter.
const home = chooseHome(data, findNativeFolder()).folder;
const running = new Set<ChildProcess>();

beforeAll(async () => {
  const entry = { main: join(packageFolder, 'src', 'main.ts') };
  await build({
    config: false,
    entry,
    outDir: built,
    format: 'esm',
    target: 'node20',
    noExternal: [/^@shop\//],
    // Named here, for which package.json is looked at depends on where the tests are started.
    external: [/^(?!@shop\/)[^./]/],
    silent: true,
  });
});
afterEach(async () => {
  for (const child of running) await stop(child, 'SIGTERM');
});
afterAll(() => {
  for (const folder of [built, data, home]) rmSync(folder, { recursive: true, force: true });
});

interface Started {
  readonly child: ChildProcess;
  readonly port: number;
  /** Everything it said until it was ready or had ended. */
  readonly said: string;
}

async function start(variables: Readonly<Record<string, string>>): Promise<Started> {
  const port = Number(variables['PORT'] ?? (await findFreePort()));
  const child = spawn(process.execPath, [join(built, 'main.js')], {
    env: { PATH: process.env['PATH'], PORT: String(port), SANDBOX_CONTROL: '1', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let said = '';
  await new Promise<void>((resolve) => {
    const listen = (chunk: Buffer): void => {
      said += chunk.toString();
      if (said.includes('Sandbox ready')) resolve();
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('close', () => resolve());
  });
  return { child, port, said };
}

async function stop(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
  running.delete(child);
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const ended = once(child, 'close');
  child.kill(signal);
  await ended;
  return child.exitCode;
}

async function read(response: IncomingMessage): Promise<unknown> {
  let body = '';
  for await (const chunk of response) body += String(chunk);
  return JSON.parse(body);
}

async function ask(port: number, path: string, query: Readonly<Record<string, string>>) {
  const search = new URLSearchParams(query).toString();
  const headers = { host: `api.localhost:${port}` };
  return new Promise<unknown>((resolve, reject) => {
    get({ host: '127.0.0.1', port, path: `${path}?${search}`, headers }, (response) => {
      read(response).then(resolve, reject);
    }).once('error', reject);
  });
}

async function post(port: number, path: string, body: unknown) {
  const headers = { host: `localhost:${port}`, 'content-type': 'application/json' };
  return new Promise<unknown>((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path, headers, method: 'POST' };
    const outgoing = request(options, (response) => {
      read(response).then(resolve, reject);
    });
    outgoing.once('error', reject);
    outgoing.end(JSON.stringify(body));
  });
}

function field(value: unknown, ...names: readonly string[]): string {
  const found = names.reduce<unknown>(
    (part, name) => (typeof part === 'object' && part !== null ? Reflect.get(part, name) : null),
    value,
  );
  return String(found);
}

async function logIn(port: number): Promise<string> {
  const query = {
    client_id: purchase['client_id'] ?? '',
    username: obfuscated('nova-player'),
    password: obfuscated('play-nova'),
  };
  return field(await ask(port, calls.login.path, query), 'content', 'oauth_token');
}

async function buy(port: number, token: string): Promise<string> {
  const query = { ...purchase, oauth_token: token, idempotency_key: crypto.randomUUID() };
  return field(await ask(port, paymentCalls.paypalPay.path, query), 'content', 'billing_no');
}

async function statusOf(port: number, token: string, billingNo: string): Promise<string> {
  const query = { billing_no: billingNo, simple: '1', oauth_token: token };
  return field(await ask(port, calls.orderInfo.path, query), 'content', 'status');
}

/** The process id of the running database, or null where there is none. */
function databasePid(): number | null {
  return readPostmaster(join(home, 'cluster'))?.pid ?? null;
}

/** A process id of 0 would stand for ourselves, so none is an error. */
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

describe('the sandbox with its own database', () => {
  it(
    'keeps an acknowledged order through a killed server, and stops cleanly',
    { timeout: 90_000 },
    async () => {
      const first = await start({ SANDBOX_DATA: data });
      const token = await logIn(first.port);
      const billingNo = await buy(first.port, token);
      await stop(first.child, 'SIGKILL');
      // What the killed one started goes on, and the next one takes it over.
      expect(databasePid()).not.toBeNull();

      const second = await start({ SANDBOX_DATA: data });
      expect(await statusOf(second.port, token, billingNo)).toBe(pending);
      expect(await stop(second.child, 'SIGTERM')).toBe(0);
      expect(databasePid()).toBeNull();

      const third = await start({ SANDBOX_DATA: data });
      expect(await statusOf(third.port, token, billingNo)).toBe(pending);
    },
  );

  it('goes on after its database was killed, with every order', { timeout: 90_000 }, async () => {
    const { port } = await start({ SANDBOX_DATA: data });
    await post(port, '/sandbox/reset', {});
    const token = await logIn(port);
    const billingNo = await buy(port, token);
    const killed = killDatabase();
    // The new one first: a worker of the old one still answers for a moment after its head is gone.
    const patience = { timeout: 30_000, interval: 100 };
    await expect.poll(databasePid, patience).toSatisfy(isOtherThan(killed));
    await expect.poll(async () => statusOf(port, token, billingNo), patience).toBe(pending);
  });
});

describe('two instances on one database', () => {
  it('start together, share orders, and settle each once', { timeout: 90_000 }, async () => {
    const own = await createOwnDatabase();
    const [one, other] = await Promise.all([
      start({ DATABASE_URL: own.url }),
      start({ DATABASE_URL: own.url }),
    ]);
    const token = await logIn(one.port);
    const billingNo = await buy(one.port, token);
    expect(await statusOf(other.port, token, billingNo)).toBe(pending);

    const path = `/sandbox/orders/${billingNo}/settle`;
    await Promise.all(
      [one, other].map(async ({ port }) => post(port, path, { status: 'success' })),
    );
    expect(await statusOf(one.port, token, billingNo)).toBe(success);
    await Promise.all([one, other].map(async ({ child }) => stop(child, 'SIGTERM')));
    await own.drop();
  });
});

describe('a start that cannot go on says why in plain words', () => {
  it('when the port is taken', async () => {
    const blocker = createServer().listen(0, 'localhost');
    await once(blocker, 'listening');
    const address = blocker.address();
    const port = address !== null && typeof address === 'object' ? address.port : 0;
    const { child, said } = await start({ PORT: String(port), SANDBOX_DATA: data });
    blocker.close();
    expect(said).toBe(
      `Port ${port} is taken by another program. Choose another one: PORT=${port + 1} npm start\n`,
    );
    expect(child.exitCode).toBe(1);
  });

  it.each([
    [{ PORT: 'four' }, 'PORT must be a number from 1 to 65535, not "four".'],
    [
      { DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/shop' },
      'The database at 127.0.0.1:1/shop did not answer',
    ],
    [{ SANDBOX_DATA: join(built, 'main.js', 'data') }, 'cannot be written (ENOTDIR'],
    [{ NODE_ENV: 'production' }, 'This is a sandbox with play money'],
    [{ SANDBOX_TRUSTED_PROXIES: 'all' }, 'SANDBOX_TRUSTED_PROXIES must list addresses'],
  ])('with %j', async (variables, sentence) => {
    const { child, said } = await start({ SANDBOX_DATA: data, ...variables });
    expect(said).toContain(sentence);
    expect(said).not.toContain('secret');
    expect(said.trim().split('\n')).toHaveLength(1);
    expect(child.exitCode).toBe(1);
  });
});
