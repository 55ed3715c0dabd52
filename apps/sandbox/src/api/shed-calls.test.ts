import { Code, calls, paymentCalls } from '@shop/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { purchase } from '../test-sandbox/purchase';
import { type TestSandbox, openTestSandbox } from '../test-sandbox/test-sandbox';
import { type Outcome, refuse, refuseForNow } from './outcome';
import { shedCalls } from './shed-calls';

const one = { maxConcurrent: 1, maxWaiting: 0, maxWaitMs: 0 };
const answered = refuse(Code.notFound);
const shed = refuseForNow(5_000);

describe('a call that cannot start in time', () => {
  it.each([
    ['a read', calls.gameList, { read: shed, purchase: answered, signIn: answered }],
    ['a purchase', paymentCalls.paypalPay, { read: answered, purchase: shed, signIn: answered }],
    ['a sign-in', calls.login, { read: answered, purchase: answered, signIn: answered }],
  ])('is refused while %s is in progress, unless it has another limit', async (_, call, others) => {
    const answerOrShed = shedCalls({ reads: one, purchases: one });
    const finish: ((outcome: Outcome<unknown>) => void)[] = [];
    const first = answerOrShed(call, async () => new Promise((resolve) => finish.push(resolve)));
    const answer = async () => Promise.resolve(answered);
    expect({
      read: await answerOrShed(calls.serverList, answer),
      purchase: await answerOrShed(paymentCalls.xsollaPay, answer),
      signIn: await answerOrShed(calls.inGameLogin, answer),
    }).toEqual(others);

    finish[0]?.(answered);
    expect(await first).toBe(answered);
    expect(await answerOrShed(call, answer)).toBe(answered);
  });
});

describe('a purchase that is shed', () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await openTestSandbox({}, { calls: { reads: one, purchases: one } });
  });
  afterAll(async () => sandbox.close());

  it('makes no order, and can be sent again with its key', async () => {
    const { database } = sandbox.services;
    const token = await sandbox.signIn('nova-player', 'starfall');
    const send = async (product: string, key: string) =>
      sandbox.ask(
        paymentCalls.paypalPay,
        { ...purchase, product_id: product, idempotency_key: key, oauth_token: token },
        { origin: 'http://nova.localhost:4000' },
      );
    const [firstKey, secondKey] = [crypto.randomUUID(), crypto.randomUUID()];
    const running: ReturnType<typeof send>[] = [];
    await database.transaction(async (blocker) => {
      await blocker.execute('lock table orders in exclusive mode');
      running.push(send('510001-gems-300', firstKey));
      expect(await send('510001-gems-680', secondKey)).toMatchObject({
        kind: 'refused',
        code: Code.tooManyRequests,
        content: { retry_after_s: 5 },
      });
    });
    expect(await Promise.all(running)).toMatchObject([{ kind: 'content' }]);
    expect((await database.execute('select 1 from orders')).rows).toHaveLength(1);
    expect(await send('510001-gems-680', secondKey)).toMatchObject({ kind: 'content' });
    expect((await database.execute('select 1 from orders')).rows).toHaveLength(2);
  });
});
