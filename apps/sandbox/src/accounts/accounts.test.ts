import { Code, calls } from '@shop/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestSandbox, obfuscated, openTestSandbox } from '../test-sandbox/test-sandbox';
import { dummyPasswordHash, fullCost, hashPassword, isPassword, testCost } from './passwords';
import { signInLimits } from './sign-in-limits';
import { hashToken, issueToken } from './token';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(async () => sandbox.close());
beforeEach(async () => {
  await sandbox.services.clock.moveTo(0);
  await sandbox.empty('login_attempts', 'known_addresses');
});

async function logIn(username: string, password: string, clientId = '510001') {
  return sandbox.ask(calls.login, {
    client_id: clientId,
    username: obfuscated(username),
    password: obfuscated(password),
  });
}

const hour = 60 * 60 * 1000;

async function codeAfter(token: string, milliseconds: number): Promise<number> {
  await sandbox.services.clock.moveTo(milliseconds);
  const result = await sandbox.ask(calls.currentUser, { client_id: '510001', oauth_token: token });
  return result.kind === 'refused' ? result.code : Code.success;
}

describe('logging in', () => {
  it('returns a token for the game product and stores only its hash', async () => {
    const result = await logIn('nova-player', 'play-nova');
    expect(result).toMatchObject({
      kind: 'content',
      content: {
        username: 'nova-player',
        gp_id: 'starfall',
        oauth_token: expect.stringMatching(/^[\w-]{43}$/),
      },
    });
    const token = result.kind === 'content' ? result.content.oauth_token : '';
    const { rows } = await sandbox.services.database.execute('select hash from tokens');
    expect(rows).toContainEqual({ hash: hashToken(token) });
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it.each([
    ['a wrong password', 'nova-player', 'play-nova '.repeat(2), '510001', Code.loginRefused],
    ['an unknown account', 'nobody', 'play-nova', '510001', Code.loginRefused],
    ['an account of another brand', 'merlion-player', 'play-merlion', '510001', Code.loginRefused],
    ['an unknown game', 'nova-player', 'play-nova', '999999', Code.noGame],
  ])('is refused with %s', async (_, username, password, clientId, code) => {
    expect(await logIn(username, password, clientId)).toMatchObject({ kind: 'refused', code });
  });

  it('trims name and password, like the page', async () => {
    expect(await logIn('  nova-player ', ' play-nova ')).toMatchObject({ kind: 'content' });
  });

  it('is refused when name and password are not obfuscated', async () => {
    const query = { client_id: '510001', username: 'nova-player', password: 'play-nova' };
    const result = await sandbox.ask(calls.login, query);
    expect(result).toMatchObject({ kind: 'refused', code: Code.malformedRequest });
  });
});

describe('logging in to pay for another player', () => {
  const query = {
    game_id: '510001',
    username: obfuscated('nova-player'),
    password: obfuscated('play-nova'),
  };

  it('returns the same account by its own call, in which game_id names the game', async () => {
    expect(await sandbox.ask(calls.inGameLogin, query)).toMatchObject({
      content: { username: 'nova-player', suid: 'nova-player', gp_id: 'starfall' },
    });
  });

  it.each([
    ['a wrong password', { ...query, password: obfuscated('wrong') }, {}, Code.loginRefused],
    ['an unknown game', { ...query, game_id: '999999' }, {}, Code.noGame],
    ['a game of another shop', query, { origin: 'http://merlion.localhost:4000' }, Code.noGame],
  ])('is refused with %s', async (_, asked, headers, code) => {
    expect(await sandbox.ask(calls.inGameLogin, asked, headers)).toMatchObject({ code });
  });
});

describe('failures delay the next attempts', () => {
  /** Records failures in the near future, so that the full pause is left. */
  async function fail(subject: string, failures: number): Promise<void> {
    await sandbox.services.database.execute(
      `insert into login_attempts select 'old-' || n, '${subject}', now() + interval '1 minute' from generate_series(1, ${failures}) n`,
    );
  }

  it('of an account, and the answer contains the pause', async () => {
    const visit = { brand: 'nova', username: 'nova-solo', address: '127.0.0.1' };
    await fail(signInLimits(visit).pair.subject, 7);
    expect(await logIn('nova-solo', 'play-nova')).toMatchObject({
      code: Code.tooManyRequests,
      content: { retry_after_s: 4 },
    });
    await sandbox.services.clock.moveTo(64_000);
    expect(await logIn('nova-solo', 'play-nova')).toMatchObject({ kind: 'content' });
  });

  it('of an address, whatever the account', async () => {
    await fail('address:127.0.0.1', 30);
    expect(await logIn('nova-player', 'play-nova')).toMatchObject({ code: Code.tooManyRequests });
  });

  it('but a success does not', async () => {
    await logIn('nova-player', 'play-nova');
    const { rows } = await sandbox.services.database.execute('select 1 from login_attempts');
    expect(rows).toEqual([]);
  });
});

describe('a sign-in expires', () => {
  it.each([
    ['after 24 hours without use', [24 * hour + 1000], [Code.notLoggedIn]],
    ['not while it is used once a day', [23 * hour, 46 * hour], [Code.success, Code.success]],
    [
      'after seven days, used or not',
      [1, 2, 3, 4, 5, 6, 7, 8].map((day) => day * 23 * hour),
      [...Array.from({ length: 7 }, () => Code.success), Code.notLoggedIn],
    ],
  ])('%s', async (_, times, codes) => {
    const user = { id: 'nova-player', gpId: 'starfall' };
    const token = await issueToken(sandbox.services.database, user, sandbox.services.clock.now());
    const seen: number[] = [];
    for (const time of times) seen.push(await codeAfter(token, time));
    expect(seen).toEqual(codes);
  });
});

describe('passwords', () => {
  it.each([
    ['scrypt-32768-8-3', fullCost],
    ['scrypt-1024-8-1', testCost],
  ])('are stored as salted hashes %s that match only the right password', async (scheme, cost) => {
    const [one, other] = [await hashPassword('geheim', cost), await hashPassword('geheim', cost)];
    expect(one.split('$')[0]).toBe(scheme);
    expect(one).not.toBe(other);
    expect(await isPassword('geheim', one)).toBe(true);
    expect(await isPassword('Geheim', one)).toBe(false);
    expect(await isPassword('', dummyPasswordHash(cost))).toBe(false);
  });

  it('match no hash of another kind', async () => {
    expect(await isPassword('geheim', 'md5$x$y')).toBe(false);
  });
});
