import { Code, calls, paymentCalls } from '@shop/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { press } from '../test-sandbox/provider-visit';
import { purchase } from '../test-sandbox/purchase';
import { type TestSandbox, openTestSandbox } from '../test-sandbox/test-sandbox';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(async () => sandbox.close());
beforeEach(async () => {
  await sandbox.request({ host: 'localhost', path: '/sandbox/reset', method: 'POST' });
});

const needing = { clientId: '540001', gpId: 'moon-rabbit' };
const other = { clientId: '540011', gpId: 'iron-tiger' };

async function stateOf(userId: string, { clientId, gpId }: typeof needing) {
  const token = await sandbox.signIn(userId, gpId);
  const query = { client_id: clientId, oauth_token: token };
  const result = await sandbox.ask(calls.realNameState, query);
  return result.kind === 'content' ? result.content : result;
}

async function linkOf(userId: string): Promise<string> {
  const state = await stateOf(userId, needing);
  return 'url' in state ? new URL(state.url).pathname : '';
}

async function buy(userId: string, roleId: string) {
  const token = await sandbox.signIn(userId, needing.gpId);
  const { areaId: _areaId, ...order } = purchase;
  return sandbox.ask(paymentCalls.platformPay, {
    ...order,
    client_id: needing.clientId,
    domain_area: 'kr',
    country: 'KR',
    product_id: '540001-gems-300',
    role_id: roleId,
    oauth_token: token,
  });
}

describe('a real name', () => {
  it.each([
    ['haneul-player', needing, 'verified'],
    ['haneul-player', other, 'not-needed'],
    ['haneul-unverified', other, 'not-needed'],
    ['nova-player', { clientId: '510001', gpId: 'starfall' }, 'not-needed'],
  ])('of %s in %j is %s', async (userId, game, state) => {
    expect(await stateOf(userId, game)).toEqual({ state, url: '' });
  });

  it('that is missing prevents only its player from buying', async () => {
    expect(await buy('haneul-unverified', '54000151')).toMatchObject({
      kind: 'refused',
      code: Code.notRealNameVerified,
    });
    const { rows } = await sandbox.services.database.execute('select 1 from orders');
    expect(rows).toEqual([]);
    expect(await buy('haneul-solo', '54000121')).toMatchObject({ kind: 'content' });
  });

  it('is proved on the publisher’s page, after which the player can buy', async () => {
    const path = await linkOf('haneul-unverified');
    const page = await sandbox.request({ host: 'id.localhost', path });
    expect(page.body).toContain('Prove your real name');
    expect((await press(sandbox, path, 'proof=given')).body).toContain('Verified.');
    expect(await stateOf('haneul-unverified', needing)).toEqual({ state: 'verified', url: '' });
    expect(await buy('haneul-unverified', '54000151')).toMatchObject({ kind: 'content' });
  });
});

describe('a link to the real-name page', () => {
  it.each([
    ['an unknown one', async () => '/real-name/unknown', 404],
    [
      'one that was used',
      async () => {
        const path = await linkOf('haneul-unverified');
        await press(sandbox, path, 'proof=given');
        return path;
      },
      404,
    ],
    [
      'one of half an hour ago',
      async () => {
        const path = await linkOf('haneul-unverified');
        await sandbox.services.clock.moveTo(30 * 60_000);
        return path;
      },
      404,
    ],
  ])('%s is not found', async (_, make, status) => {
    const path = await make();
    expect((await sandbox.request({ host: 'id.localhost', path })).statusCode).toBe(status);
    expect((await press(sandbox, path, 'proof=given')).statusCode).toBe(status);
  });

  it('refuses a form from another page and an empty one', async () => {
    const path = await linkOf('haneul-unverified');
    const forged = await press(sandbox, path, 'proof=given', 'http://haneul.localhost:4000');
    expect(forged.statusCode).toBe(403);
    expect((await press(sandbox, path, '')).statusCode).toBe(403);
    expect(await stateOf('haneul-unverified', needing)).toMatchObject({ state: 'missing' });
  });

  it('verifies only its own player', async () => {
    await sandbox.services.database.execute(
      "update users set is_real_name_verified = false where id = 'haneul-solo'",
    );
    await press(sandbox, await linkOf('haneul-unverified'), 'proof=given');
    expect(await stateOf('haneul-unverified', needing)).toMatchObject({ state: 'verified' });
    expect(await stateOf('haneul-solo', needing)).toMatchObject({ state: 'missing' });
  });
});

describe('the state of a real name is refused', () => {
  it.each([
    ['for another game product', other.clientId, needing.gpId, Code.notLoggedIn],
    ['for an unknown game', '999999', needing.gpId, Code.noGame],
  ])('%s', async (_, clientId, gpId, code) => {
    const token = await sandbox.signIn('haneul-unverified', gpId);
    const query = { client_id: clientId, oauth_token: token };
    expect(await sandbox.ask(calls.realNameState, query)).toMatchObject({ code });
  });
});
