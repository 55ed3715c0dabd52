import { Code, calls, paymentCalls, signInKinds } from '@shop/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { prove, signInBy } from '../../test-sandbox/proofs';
import { purchase } from '../../test-sandbox/purchase';
import { type TestSandbox, obfuscated, openTestSandbox } from '../../test-sandbox/test-sandbox';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(async () => sandbox.close());
beforeEach(async () => {
  sandbox.services.faults.clear();
  await sandbox.services.clock.moveTo(0);
  await sandbox.request({ host: 'localhost', path: '/sandbox/reset', method: 'POST' });
});

async function count(table: string): Promise<number> {
  const { rows } = await sandbox.services.database.execute(`select 1 from ${table}`);
  return rows.length;
}

async function userOf(answer: ReturnType<typeof signInBy>) {
  const result = await answer;
  return result.kind === 'content' ? result.content : { suid: '', username: '', oauth_token: '' };
}

describe('signing in with a third-party account', () => {
  it.each(signInKinds)('%s: both calls return the same account every time', async (kind) => {
    const first = await userOf(signInBy(sandbox, kind, await prove(sandbox, kind)));
    const again = await userOf(
      signInBy(sandbox, kind, await prove(sandbox, kind), { door: 'inGame' }),
    );
    expect(first).toMatchObject({
      username: expect.stringMatching(`^${kind}-`),
      gp_id: 'starfall',
    });
    expect(again.suid).toBe(first.suid);
    expect(again.oauth_token).not.toBe(first.oauth_token);
  });

  it('creates separate accounts for other people, providers and brands', async () => {
    const users = await Promise.all([
      userOf(signInBy(sandbox, 'google', await prove(sandbox, 'google'))),
      userOf(signInBy(sandbox, 'google', await prove(sandbox, 'google', { identity: 'second' }))),
      userOf(signInBy(sandbox, 'facebook', await prove(sandbox, 'facebook'))),
      userOf(
        signInBy(sandbox, 'google', await prove(sandbox, 'google', { brand: 'haneul' }), {
          game: '540001',
        }),
      ),
    ]);
    expect(new Set(users.map(({ suid }) => suid)).size).toBe(4);
  });

  it('gives a new player two roles in every game, who can buy', async () => {
    const user = await userOf(signInBy(sandbox, 'google', await prove(sandbox, 'google')));
    const query = { client_id: '510001', oauth_token: user.oauth_token };
    const listed = await sandbox.ask(calls.allRoleList, query);
    const roles = listed.kind === 'content' ? listed.content.roles : [];
    expect(roles).toMatchObject([{ server_id: 's1' }, { server_id: 's1' }]);
    const order = { ...purchase, role_id: roles[0]?.role_id ?? '', oauth_token: user.oauth_token };
    expect(await sandbox.ask(paymentCalls.paypalPay, order)).toMatchObject({ kind: 'content' });
    expect(await sandbox.ask(calls.currentUser, query)).toMatchObject({
      content: { suid: user.suid, username: user.username },
    });
  });

  it('refuses every password for an account without one', async () => {
    const user = await userOf(signInBy(sandbox, 'google', await prove(sandbox, 'google')));
    for (const password of ['', 'null', user.suid]) {
      const query = {
        client_id: '510001',
        username: obfuscated(user.username),
        password: obfuscated(password),
      };
      const result = await sandbox.ask(calls.login, query);
      expect(result).toMatchObject({ code: Code.loginRefused });
    }
  });

  it('stores codes and tokens as hashes', async () => {
    const proof = await prove(sandbox, 'google');
    const token = (await prove(sandbox, 'facebook'))['fb_access_token'] ?? '';
    const tables = ['authorization_codes', 'access_tokens', 'used_proofs', 'tokens'];
    const user = await userOf(signInBy(sandbox, 'google', proof));
    const kept = await Promise.all(
      tables.map(async (table) => sandbox.services.database.execute(`select * from ${table}`)),
    );
    const text = JSON.stringify(kept.map(({ rows }) => rows));
    for (const secret of [proof['authorization_code'] ?? '', token, user.oauth_token])
      expect(text).not.toContain(secret);
  });
});

it('deletes the accounts at reset, and creates new ones at the next sign-in', async () => {
  const first = await userOf(signInBy(sandbox, 'google', await prove(sandbox, 'google')));
  await sandbox.request({ host: 'localhost', path: '/sandbox/reset', method: 'POST' });
  const left = await sandbox.services.database.execute(
    `select 1 from users where id = '${first.suid}' union select 2 from roles where user_id = '${first.suid}'`,
  );
  expect(left.rows).toEqual([]);
  const again = await userOf(signInBy(sandbox, 'google', await prove(sandbox, 'google')));
  expect(again.suid).not.toBe(first.suid);
});

describe('a code that was used', () => {
  const kinds = ['google', 'apple', 'huawei', 'twitter'] as const;

  it.each(kinds)(
    '%s: signs the same device in again within a minute: the first answer may have been lost',
    async (kind) => {
      const proof = await prove(sandbox, kind);
      const first = await userOf(signInBy(sandbox, kind, proof));
      await sandbox.services.clock.moveTo(55_000);
      const again = await userOf(signInBy(sandbox, kind, proof));
      expect(again.suid).toBe(first.suid);
      expect(first.suid).not.toBe('');
    },
  );

  it.each(kinds)('%s: does not sign in after a minute', async (kind) => {
    const proof = await prove(sandbox, kind);
    await signInBy(sandbox, kind, proof);
    await sandbox.services.clock.moveTo(61_000);
    expect(await signInBy(sandbox, kind, proof)).toMatchObject({ code: Code.loginRefused });
  });

  it.each(kinds)('%s: does not sign another device in', async (kind) => {
    const proof = await prove(sandbox, kind);
    await signInBy(sandbox, kind, proof);
    for (const did of ['another-device', ''])
      expect(await signInBy(sandbox, kind, { ...proof, did })).toMatchObject({
        code: Code.loginRefused,
      });
  });

  it.each(kinds)('%s: signs in once when no device is named', async (kind) => {
    const proof = { ...(await prove(sandbox, kind)), did: '' };
    expect(await signInBy(sandbox, kind, proof)).toMatchObject({ kind: 'content' });
    expect(await signInBy(sandbox, kind, proof)).toMatchObject({ code: Code.loginRefused });
  });

  it('does not sign in to another game, since that is another request', async () => {
    const proof = await prove(sandbox, 'google');
    await signInBy(sandbox, 'google', proof);
    const elsewhere = await signInBy(sandbox, 'google', proof, { game: '510011' });
    expect(elsewhere).toMatchObject({ code: Code.loginRefused });
  });
});

describe('in parallel', () => {
  it('a hundred exchanges of one code create one account, and all sign in', async () => {
    const before = await count('users');
    const proof = await prove(sandbox, 'google');
    const tries = Array.from({ length: 100 }, async () =>
      userOf(signInBy(sandbox, 'google', proof)),
    );
    const users = await Promise.all(tries);
    expect(new Set(users.map(({ suid }) => suid)).size).toBe(1);
    expect(users.every(({ oauth_token: token }) => token !== '')).toBe(true);
    expect((await count('users')) - before).toBe(1);
    expect(await count('login_attempts')).toBe(0);
  });

  it('first sign-ins of one person with many codes create one account', async () => {
    const before = await count('users');
    const proofs = await Promise.all(
      Array.from({ length: 20 }, async () => prove(sandbox, 'huawei')),
    );
    const users = await Promise.all(
      proofs.map(async (proof) => userOf(signInBy(sandbox, 'huawei', proof))),
    );
    expect(new Set(users.map(({ suid }) => suid)).size).toBe(1);
    expect((await count('users')) - before).toBe(1);
    expect(await count('linked_identities')).toBe(1);
  });
});

describe('attempts', () => {
  it('of an address are delayed after thirty failures in a minute', async () => {
    const guess = { authorization_code: 'guess', redirect_uri: 'http://nowhere' };
    for (let turn = 0; turn < 30; turn += 1) await signInBy(sandbox, 'google', guess);
    expect(await count('login_attempts')).toBe(30);
    const proof = await prove(sandbox, 'google');
    // Moves the failures to now, however long the guesses took.
    await sandbox.services.database.execute(
      "update login_attempts set at = at + interval '1 minute'",
    );
    expect(await signInBy(sandbox, 'google', proof)).toMatchObject({
      code: Code.tooManyRequests,
      content: { retry_after_s: 1 },
    });
    await sandbox.services.clock.moveTo(62_000);
    expect(await signInBy(sandbox, 'google', proof)).toMatchObject({ kind: 'content' });
  });

  it.each([
    ['does not answer', { kind: 'down' }],
    ['answers with a page', { kind: 'html' }],
  ] as const)(
    'count for nothing where the provider %s, and may be made again',
    async (_, fault) => {
      const proof = await prove(sandbox, 'google');
      sandbox.services.faults.add({
        host: 'id.localhost',
        path: '/google/token',
        value: '',
        times: 1,
        ...fault,
      });
      expect(await signInBy(sandbox, 'google', proof)).toMatchObject({ code: Code.serverError });
      expect(await count('login_attempts')).toBe(0);
      expect(await signInBy(sandbox, 'google', proof)).toMatchObject({ kind: 'content' });
    },
  );
});
