import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connectDatabase } from '../database/connect';
import type { Database } from '../database/database';
import { createClock } from '../hosts/clock';
import { rounds } from '../test-sandbox/rounds';
import { type TestSandbox, openTestSandbox } from '../test-sandbox/test-sandbox';
import { createSemaphore } from '../hosts/semaphore';
import { type SignIn, type SignInServices, signIn } from './sign-in';

let sandbox: TestSandbox;
let secondPool: Database;
let now = 0;
beforeAll(async () => {
  sandbox = await openTestSandbox();
  const { connectionString = '' } = sandbox.services.database.$client.options;
  secondPool = await connectDatabase(connectionString);
  await sandbox.services.database.execute(
    "insert into users (id, brand, username) select 'crowd-' || n, 'nova', 'crowd-' || n from generate_series(1, 19) n",
  );
});
afterAll(async () => {
  await secondPool.$client.end();
  await sandbox.close();
});
beforeEach(async () => {
  now = Date.parse('2026-11-21T12:00:00Z');
  await sandbox.empty('login_attempts', 'known_addresses');
});

const home = '198.51.100.7';
const attackerAddress = '203.0.113.66';

/** An instance with a manual clock. Every account has the password `right`. */
async function startInstance(
  database: Database = sandbox.services.database,
  isRight = async (password: string) => Promise.resolve(password === 'right'),
): Promise<SignInServices> {
  const clock = await createClock(database, () => now);
  const semaphore = createSemaphore({ maxConcurrent: 12, maxWaiting: 1_000, maxWaitMs: 60_000 });
  return { database, clock, passwordChecks: { semaphore, isRight, dummyHash: '' } };
}

interface Try {
  readonly address?: string;
  readonly username?: string;
}

async function attempt(
  services: SignInServices,
  password: string,
  { address = home, username = 'nova-player' }: Try = {},
): Promise<SignIn> {
  return signIn(services, { brand: 'nova', gpId: 'starfall', username, password, address });
}

async function attemptAll(
  password: string,
  tries: readonly Try[],
  ...instances: readonly SignInServices[]
): Promise<Record<SignIn['kind'], number>> {
  const turns = tries.flatMap((one, index) => {
    const services = instances[index % instances.length];
    return services === undefined ? [] : [attempt(services, password, one)];
  });
  const kinds = (await Promise.all(turns)).map(({ kind }) => kind);
  const count = (kind: SignIn['kind']): number => kinds.filter((one) => one === kind).length;
  return {
    'signed-in': count('signed-in'),
    refused: count('refused'),
    'too-many': count('too-many'),
  };
}

function times(length: number, make: (index: number) => Try = () => ({})): readonly Try[] {
  return Array.from({ length }, (_, index) => make(index));
}

/** Repeats a wrong password as soon as it is allowed; returns the pauses in seconds. */
async function pausesOf(username: string, attempts: number): Promise<readonly number[]> {
  const pauses: number[] = [];
  const services = await startInstance();
  while (pauses.length < attempts) {
    expect(await attempt(services, 'wrong', { username })).toEqual({ kind: 'refused' });
    const next = await attempt(services, 'wrong', { username });
    const pauseMs = next.kind === 'too-many' ? next.pauseMs : 0;
    if (pauseMs > 0) pauses.push(pauseMs / 1000);
    now += pauseMs;
  }
  return pauses;
}

describe('right passwords', () => {
  it('all succeed when hundreds arrive at once for one account', async () => {
    const count = rounds(100, 300);
    const result = await attemptAll('right', times(count), await startInstance());
    expect(result).toEqual({ 'signed-in': count, refused: 0, 'too-many': 0 });
  });

  it('all succeed when 19 players share an address', async () => {
    const crowd = times(120, (index) => ({ username: `crowd-${String((index % 19) + 1)}` }));
    const result = await attemptAll('right', crowd, await startInstance(), await startInstance());
    expect(result).toEqual({ 'signed-in': 120, refused: 0, 'too-many': 0 });
  });

  it('delete the failures before them', async () => {
    const services = await startInstance();
    for (let round = 0; round < 3; round += 1) {
      for (let error = 0; error < 4; error += 1) await attempt(services, 'wrong');
      expect(await attempt(services, 'right')).toMatchObject({ kind: 'signed-in' });
    }
  });
});

describe('an attacker', () => {
  it('does not lock a player out with 50 wrong passwords', async () => {
    const services = await startInstance();
    const wrong = times(50, () => ({ address: attackerAddress }));
    expect(await attemptAll('wrong', wrong, services)).toMatchObject({ refused: 5 });
    expect(await attempt(services, 'right')).toMatchObject({ kind: 'signed-in' });
  });

  it('with many addresses does not delay a player at a known address', async () => {
    const services = await startInstance();
    await attempt(services, 'right');
    const wrong = times(50, (index) => ({ address: `203.0.113.${String(index)}` }));
    expect(await attemptAll('wrong', wrong, services)).toMatchObject({ refused: 10 });
    expect(await attempt(services, 'right', { address: attackerAddress })).toEqual({
      kind: 'too-many',
      pauseMs: 1000,
    });
    expect(await attempt(services, 'right')).toMatchObject({ kind: 'signed-in' });
  });

  it('with many addresses delays a player at a new address by at most eight seconds', async () => {
    const services = await startInstance();
    for (let guess = 0; guess < 30; guess += 1) {
      await attempt(services, 'wrong', { address: `203.0.113.${String(guess)}` });
      now += 8000;
    }
    now -= 8000;
    expect(await attempt(services, 'right')).toEqual({ kind: 'too-many', pauseMs: 8000 });
    now += 8000;
    expect(await attempt(services, 'right')).toMatchObject({ kind: 'signed-in' });
  });

  it('learns nothing from a right guess after too many wrong ones', async () => {
    let release: (isRight: boolean) => void = () => undefined;
    const slow = new Promise<boolean>((resolve) => {
      release = resolve;
    });
    const services = await startInstance(undefined, async (password) =>
      password === 'right' ? slow : Promise.resolve(false),
    );
    const guess = attempt(services, 'right');
    const wrong = await attemptAll('wrong', times(8), services);
    release(true);
    expect(wrong).toEqual({ 'signed-in': 0, refused: 5, 'too-many': 3 });
    expect(await guess).toEqual({ kind: 'too-many', pauseMs: 1000 });
  });

  it('gains no attempts from an own account with almost the same name', async () => {
    const services = await startInstance();
    const own = { address: attackerAddress, username: 'Crowd-1' };
    await sandbox.services.database.execute(
      "insert into users (id, brand, username) values ('own', 'nova', 'Crowd-1')",
    );
    const guess = { address: attackerAddress, username: 'crowd-1' };
    await attemptAll(
      'wrong',
      times(5, () => guess),
      services,
    );
    expect(await attempt(services, 'right', own)).toMatchObject({ kind: 'signed-in' });
    expect(await attempt(services, 'wrong', guess)).toMatchObject({ kind: 'too-many' });
  });

  it('causes no hashing during a pause', async () => {
    let hashes = 0;
    const services = await startInstance(undefined, async () => {
      hashes += 1;
      return Promise.resolve(false);
    });
    for (let guess = 0; guess < 50; guess += 1) await attempt(services, 'wrong');
    expect(hashes).toBe(5);
  });
});

describe('parallel wrong passwords on two instances', () => {
  it.each([
    ['one account from one address', times(60), 5],
    [
      'one account from sixty addresses',
      times(60, (index) => ({ address: `203.0.113.${String(index)}` })),
      10,
    ],
    [
      'sixty accounts from one address',
      times(60, (index) => ({ username: `guess-${String(index)}` })),
      30,
    ],
  ])('are counted exactly for %s', async (_, tries, judged) => {
    const instances = [await startInstance(), await startInstance(secondPool)];
    const result = await attemptAll('wrong', tries, ...instances);
    expect(result).toEqual({ 'signed-in': 0, refused: judged, 'too-many': 60 - judged });
  });
});

it('a clock that is slightly behind neither adds failures nor extends a pause', async () => {
  const early = await startInstance();
  const late = { ...early, clock: await createClock(secondPool, () => now - 500) };
  for (let guess = 0; guess < 4; guess += 1) await attempt(early, 'wrong');
  expect(await attempt(late, 'wrong')).toEqual({ kind: 'refused' });
  expect(await attempt(late, 'right')).toEqual({ kind: 'too-many', pauseMs: 1000 });
});

describe('the pause after wrong passwords', () => {
  const growing = [1, 2, 4, 8, 16, 32, 60, 60];

  it('doubles up to a minute', async () => {
    expect(await pausesOf('nova-player', growing.length)).toEqual(growing);
  });

  it('is the same for a name that does not exist', async () => {
    expect(await pausesOf('no-such-player', growing.length)).toEqual(growing);
  });

  it('continues after a restart', async () => {
    await attemptAll('wrong', times(5), await startInstance());
    const restarted = await startInstance(secondPool);
    expect(await attempt(restarted, 'right')).toEqual({ kind: 'too-many', pauseMs: 1000 });
    now += 1000;
    expect(await attempt(restarted, 'wrong')).toEqual({ kind: 'refused' });
    const again = await startInstance();
    expect(await attempt(again, 'right')).toEqual({ kind: 'too-many', pauseMs: 2000 });
  });

  it('ends a quarter of an hour after the last failure', async () => {
    const services = await startInstance();
    await attemptAll('wrong', times(5), services);
    now += 15 * 60 * 1000;
    expect(await attemptAll('wrong', times(6), services)).toMatchObject({ refused: 5 });
  });
});
