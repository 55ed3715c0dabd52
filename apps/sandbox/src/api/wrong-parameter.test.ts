import { type Call, Code, calls, wrongParameter } from '@shop/contract';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { purchase } from '../test-sandbox/purchase';
import { type TestSandbox, obfuscated, openTestSandbox } from '../test-sandbox/test-sandbox';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(async () => sandbox.close());

/** In each text of a request: what is refused is never repeated. */
const secret = 'a-secret';

async function ask(call: Call, query: Readonly<Record<string, string>>) {
  const oauth_token = await sandbox.signIn('nova-player', 'starfall');
  return sandbox.ask(call, { oauth_token, ...query });
}

const entries = v.object({ entries: v.record(v.string(), v.unknown()) });

/** The parameters that the call has by its definition. */
function namesIn({ params }: Call): readonly string[] {
  return Object.keys(v.parse(entries, params).entries);
}

const each = Object.values(calls).map((call: Call) => ({ name: call.name, call }));

describe('a refusal for a wrong parameter', () => {
  it.each(each)('$name names one that the call has, and no value', async ({ call }) => {
    const query = Object.fromEntries(namesIn(call).map((name) => [name, secret]));
    for (const wrong of [{}, query]) {
      const answer = await ask(call, wrong);
      expect(JSON.stringify(answer)).not.toContain(secret);
      const isWrong = answer.kind === 'refused' && answer.code === Code.malformedRequest;
      const content = isWrong ? v.parse(wrongParameter, answer.content) : null;
      expect([null, ...namesIn(call)]).toContain(content?.parameter ?? null);
    }
  });

  it.each<[string, Call, Readonly<Record<string, string>>]>([
    ['areaId', calls.paypalPay, { ...purchase, areaId: '' }],
    ['did', calls.paypalPay, { ...purchase, did: ' ' }],
    ['idempotency_key', calls.paypalPay, { ...purchase, idempotency_key: secret }],
    ['replaces', calls.paypalPay, { ...purchase, replaces: secret }],
    // The method's own parameter is missing as well; that alone is -3070.
    ['role_id', calls.adyenPay, { ...purchase, role_id: '' }],
    ['platform', calls.channelList, { client_id: '510001', product_id: 'x', platform: secret }],
    ['card_info', calls.cardInfo, { client_id: '510001', card_info: secret }],
    ['username', calls.login, { client_id: '510001', username: secret, password: secret }],
    [
      'password',
      calls.login,
      { client_id: '510001', username: obfuscated('nova-player'), password: secret },
    ],
  ])('names %s', async (parameter, call, query) => {
    const answer = await ask(call, query);
    expect(answer).toMatchObject({ code: Code.malformedRequest, content: { parameter } });
    expect(JSON.stringify(answer)).not.toContain(secret);
  });

  it('names no parameter of the method, which has a code of its own', async () => {
    const answer = await ask(calls.adyenPay, purchase);
    expect(answer).toMatchObject({ code: Code.wrongMethodParameters, content: null });
  });
});
