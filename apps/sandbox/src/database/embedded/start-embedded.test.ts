import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { listeningAddress } from '../../hosts/listening-address';
import { findFreePort } from '../../start/port';
import { queryOnce } from '../../test-sandbox/own-database';
import { rounds } from '../../test-sandbox/rounds';
import { chooseHome, findNativeFolder } from './home';
import { lockFileOf, readPostmaster } from './postmaster';
import { type EmbeddedDatabase, type StartTimeouts, startEmbedded } from './start-embedded';

const folder = mkdtempSync(join(tmpdir(), 'sandbox-embedded-'));
const home = chooseHome(folder, findNativeFolder());
const files = join(home.folder, 'cluster');
const opened = new Set<EmbeddedDatabase>();
const programs = new Set<ChildProcess>();

/** Waits longer for a silent server than any test takes. */
const timeouts: StartTimeouts = { startTimeoutMs: 15_000, answerTimeoutMs: 60_000 };

async function start(chosen = timeouts): Promise<EmbeddedDatabase> {
  const server = await startEmbedded(folder, chosen);
  opened.add(server);
  return server;
}

async function stop(...servers: readonly EmbeddedDatabase[]): Promise<void> {
  for (const server of servers) opened.delete(server);
  await Promise.all(servers.map(async (server) => server.close()));
}

/** Reads the table that the first start has created; null if the server does not answer. */
async function notesOf({ url }: EmbeddedDatabase): Promise<unknown> {
  return queryOnce(url, 'select note from notes').catch(() => null);
}

function pidNow(): number | null {
  return readPostmaster(files)?.pid ?? null;
}

/** Throws if there is no process: the id 0 would mean this process group. */
function kill(): number {
  const pid = pidNow();
  if (pid === null) throw new Error('no database is running');
  process.kill(pid, 'SIGKILL');
  return pid;
}

function isOtherThan(killed: number): (pid: unknown) => boolean {
  return (pid) => typeof pid === 'number' && pid !== killed;
}

/** Writes the lock file of a server whose process id now belongs to another process. */
function lockFileNaming(pid: number): string {
  return readFileSync(lockFileOf(files), 'utf8').replace(/^\d+/, String(pid));
}

/** A process of PostgreSQL's account, which alone would prevent a start. */
async function runNamed(name: string, ...words: readonly string[]): Promise<number> {
  const script = 'console.log(1); setInterval(() => undefined, 60_000)';
  const child = spawn(process.execPath, ['-e', script, '--', ...words], {
    ...home.owner,
    argv0: name,
    cwd: '/',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  programs.add(child);
  await new Promise((resolve) => child.stdout.once('data', resolve));
  return child.pid ?? 0;
}

const others: readonly (readonly [string, () => Promise<number>])[] = [
  ['the first process of the machine', async () => 1],
  ['the process that starts it', async () => process.pid],
  ['a program of the same account', async () => runNamed('node')],
  ['a PostgreSQL on other files', async () => runNamed('/bin/postgres', '-D', home.folder)],
];
const tried = others.slice(0, rounds(1, others.length));

const kept = [{ note: 'kept' }];

beforeAll(async () => {
  const server = await start();
  await queryOnce(server.url, "create table notes as select 'kept'::text as note");
  await stop(server);
});
afterEach(async () => {
  await stop(...opened);
  for (const program of programs) program.kill('SIGKILL');
  programs.clear();
});
afterAll(() => {
  for (const one of [folder, home.folder]) rmSync(one, { recursive: true, force: true });
});

describe('a lock file with a reused process id', () => {
  it.each(tried)('does not prevent a start: %s', async (_, otherPid) => {
    const before = await start();
    const stale = lockFileNaming(await otherPid());
    await stop(before);
    writeFileSync(lockFileOf(files), stale);
    const server = await start();
    expect(await notesOf(server)).toEqual(kept);
  });

  it.each(tried)('does not prevent restoring a killed server: %s', async (_, otherPid) => {
    const server = await start();
    const stale = lockFileNaming(await otherPid());
    const killed = kill();
    writeFileSync(lockFileOf(files), stale);
    await expect.poll(async () => notesOf(server)).toEqual(kept);
    expect(pidNow()).toSatisfy(isOtherThan(killed));
  });

  it('is left to PostgreSQL when that process may be the server, and the error explains what to do', async () => {
    const before = await start();
    const pid = await runNamed('/bin/postgres', '-D', join(home.folder, 'gone'));
    const stale = lockFileNaming(pid);
    await stop(before);
    writeFileSync(lockFileOf(files), stale);
    await expect(start({ startTimeoutMs: 1_000, answerTimeoutMs: 100 })).rejects.toThrow(
      `Process ${String(pid)} is recorded as its server and does not answer: ` +
        `end that process or, if it is another program, delete ${lockFileOf(files)}`,
    );
    expect(readFileSync(lockFileOf(files), 'utf8')).toBe(stale);
    const log = readFileSync(join(home.folder, 'postgres.log'), 'utf8');
    expect(log).toContain(`Is another postmaster (PID ${String(pid)}) running`);
  });
});

it('starts on another port when a program has taken the first one', async () => {
  const program = createServer().listen(0, '127.0.0.1');
  await once(program, 'listening');
  const { port: taken } = listeningAddress(program);
  const choosePort = vi.fn(findFreePort).mockResolvedValueOnce(taken);
  const server = await startEmbedded(folder, timeouts, choosePort);
  opened.add(server);
  program.close();
  expect(new URL(server.url).port).not.toBe(String(taken));
  expect(await notesOf(server)).toEqual(kept);
});

describe('a shared server', () => {
  it('stops with its last user', async () => {
    const [one, other] = [await start(), await start()];
    await stop(one);
    expect(await notesOf(other)).toEqual(kept);
    await stop(other);
    expect(pidNow()).toBeNull();
  });

  it.each([2, 2, 2, 3])('stops when all %i of them leave at once', async (count) => {
    const servers: EmbeddedDatabase[] = [];
    for (let made = 0; made < count; made += 1) servers.push(await start());
    await stop(...servers);
    expect(pidNow()).toBeNull();
  });

  it('stops when all users end during a restart', async () => {
    const servers = [await start(), await start()];
    const killed = kill();
    await expect.poll(pidNow).toSatisfy(isOtherThan(killed));
    await stop(...servers);
    expect(pidNow()).toBeNull();
  });

  it('runs for a new user that starts while the last one ends', async () => {
    const leaving = await start();
    const [coming] = await Promise.all([start(), stop(leaving)]);
    expect(await notesOf(coming)).toEqual(kept);
  });
});
