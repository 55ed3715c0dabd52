import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { reset } from '../control/reset';
import { type TestSandbox, openTestSandbox } from '../test-sandbox/test-sandbox';
import { order } from '../test-sandbox/top-up';
import { keyOf } from '../test-sandbox/webhook-sender';
import { isSigned } from '../webhooks/signature';
import { type SendWebhook, createOutbox } from './outbox';
import { decidePayment, findPayment } from './payment';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
beforeEach(async () => reset(sandbox.services));
afterEach(() => vi.useRealTimers());
afterAll(async () => sandbox.close());

async function rowsOf(statement: string) {
  return (await sandbox.services.database.execute(statement)).rows;
}

/** Creates orders whose payment is decided but not yet reported to the shop. */
async function decided(...products: readonly string[]): Promise<void> {
  const { database, clock } = sandbox.services;
  for (const product of products) await order(sandbox, { product_id: `510001-${product}` });
  for (const row of await rowsOf('select id from payments')) {
    const payment = await findPayment(database, 'paypal', String(row['id']));
    if (payment !== null) await decidePayment(database, payment, 'approved', clock.now());
  }
}

interface Sent {
  readonly provider: string;
  readonly body: string;
  readonly signature: string;
}

/** Creates an outbox with a fake shop, and records what it sends. */
function outboxTo(answer: (count: number) => Promise<number>) {
  const sent: Sent[] = [];
  const send: SendWebhook = async (provider, body, headers) => {
    sent.push({ provider, body, signature: headers['webhook-signature'] ?? '' });
    return answer(sent.length);
  };
  const { database, clock } = sandbox.services;
  return { sent, outbox: createOutbox(database, clock, send) };
}

/** Moves the waiting events by this many seconds. */
async function pass(seconds: number): Promise<void> {
  await sandbox.services.database.execute(
    `update provider_events set next_attempt_at = next_attempt_at - interval '${seconds} seconds'`,
  );
}

async function pauseNow(): Promise<number> {
  const [row] = await rowsOf(
    'select round(extract(epoch from next_attempt_at - now())) as pause from provider_events',
  );
  return Number(row?.['pause']);
}

const refusals: readonly (readonly [string, () => Promise<number>])[] = [
  ['does not answer', async () => Promise.reject(new Error('ECONNREFUSED'))],
  ['has trouble', async () => 500],
  ['does not know the signature', async () => 401],
  ['sends somewhere else', async () => 302],
];

describe('an event is retried for a shop', () => {
  it.each(refusals)('that %s: after 1, 2, 4 … at most 300 seconds, for ever', async (_, refuse) => {
    await decided('gems-300');
    const { sent, outbox } = outboxTo(refuse);
    await outbox.flush();
    const pauses: number[] = [];
    for (let tries = 0; tries < 11; tries += 1) {
      const pause = await pauseNow();
      pauses.push(pause);
      await pass(pause);
      await outbox.flush();
    }
    expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300]);
    expect(sent).toHaveLength(12);
    expect(new Set(sent.map(({ body }) => body)).size).toBe(1);
  });

  it('but not before its pause is over', async () => {
    await decided('gems-300');
    const { sent, outbox } = outboxTo(async () => 503);
    for (let tries = 0; tries < 4; tries += 1) {
      await outbox.flush();
      await pass(await pauseNow());
    }
    await outbox.flush();
    const count = sent.length;
    await pass(14);
    await outbox.flush();
    expect(sent).toHaveLength(count);
    await pass(2);
    await outbox.flush();
    expect(sent).toHaveLength(count + 1);
  });

  it('that was down for ten minutes: all arrive, each once', async () => {
    await decided('gems-300', 'gems-680', 'gems-1280');
    const down = outboxTo(async () => Promise.reject(new Error('ECONNREFUSED')));
    for (let seconds = 0; seconds < 600; seconds += 20) {
      await down.outbox.flush();
      await pass(20);
    }
    expect(await rowsOf("select 1 from orders where status = 'pending'")).toHaveLength(3);
    await pass(300);
    await sandbox.services.outbox.flush();
    await sandbox.services.outbox.flush();
    expect(await rowsOf("select 1 from orders where status = 'success'")).toHaveLength(3);
    expect(await rowsOf('select 1 from deliveries')).toHaveLength(3);
    expect(await rowsOf('select distinct outcome from webhook_events')).toEqual([
      { outcome: 'applied' },
    ]);
  });

  it('whose response was lost: it is sent again and applied once', async () => {
    await decided('gems-300');
    const fault = { host: 'api.localhost', path: '/webhooks', kind: 'down', value: 'after' };
    sandbox.services.faults.add({ ...fault, kind: 'down', times: 1 });
    await sandbox.services.outbox.flush();
    expect(await rowsOf('select 1 from deliveries')).toHaveLength(1);
    await pass(1);
    await sandbox.services.outbox.flush();
    expect(await rowsOf('select attempts, last_answer from provider_events')).toEqual([
      { attempts: 2, last_answer: '200' },
    ]);
    expect(await rowsOf('select 1 from deliveries')).toHaveLength(1);
  });
});

describe('an event is sent', () => {
  it.each([
    ['ahead of', 60_000],
    ['behind', -60_000],
  ])('immediately when the clock of this machine is %s the database’s', async (_, differenceMs) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + differenceMs });
    await decided('gems-300');
    const { sent, outbox } = outboxTo(async (count) => (count === 1 ? 503 : 200));
    await outbox.flush();
    expect(sent).toHaveLength(1);
    expect(await pauseNow()).toBe(1);
    await pass(1);
    await outbox.flush();
    expect(sent).toHaveLength(2);
  });

  it('in rounds of which none begins before the last one is over', async () => {
    await decided('gems-300');
    let answer: (status: number) => void = () => undefined;
    const { sent, outbox } = outboxTo(
      async () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    const rounds = vi.spyOn(sandbox.services.clock, 'refresh');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
    outbox.start();
    await vi.advanceTimersByTimeAsync(1_000);
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(rounds).toHaveBeenCalledTimes(1);

    answer(200);
    await vi.waitFor(async () => {
      await vi.advanceTimersByTimeAsync(1_000);
      expect(rounds.mock.calls.length).toBeGreaterThan(1);
    });
    await outbox.stop();
    rounds.mockClear();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(rounds).not.toHaveBeenCalled();
    rounds.mockRestore();
  });

  it('signed with the newest key over the exact body, with the time of the shop', async () => {
    await decided('gems-300');
    const { sent, outbox } = outboxTo(async () => 200);
    await sandbox.services.clock.moveTo(86_400_000);
    await outbox.flush();
    const [{ provider, body, signature } = { provider: '', body: '', signature: '' }] = sent;
    const now = sandbox.services.clock.now();
    expect(provider).toBe('paypal');
    expect(isSigned(signature, body, [await keyOf(sandbox, 'paypal', 2)], now)).toBe(true);
    expect(isSigned(signature, body, [await keyOf(sandbox, 'paypal', 1)], now)).toBe(false);
  });

  it('with a new signature at every attempt, so that it is not too old', async () => {
    await decided('gems-300');
    const { sent, outbox } = outboxTo(async (count) => (count === 1 ? 503 : 200));
    await outbox.flush();
    await sandbox.services.clock.moveTo(600_000);
    await pass(1);
    await outbox.flush();
    expect(new Set(sent.map(({ signature }) => signature)).size).toBe(2);
    expect(new Set(sent.map(({ body }) => body)).size).toBe(1);
  });

  it('by only one of many instances', async () => {
    await decided('gems-300', 'gems-680', 'gems-1280', 'gems-3280');
    const instances = Array.from({ length: 5 }, () => outboxTo(async () => 200));
    await Promise.all(instances.map(async ({ outbox }) => outbox.flush()));
    expect(instances.flatMap(({ sent }) => sent)).toHaveLength(4);
  });

  it('by another instance, 15 seconds after one died', async () => {
    await decided('gems-300');
    const dying = outboxTo(async () => new Promise<number>(() => undefined));
    void dying.outbox.flush();
    await expect.poll(() => dying.sent.length).toBe(1);
    const { sent, outbox } = outboxTo(async () => 200);
    await pass(13);
    await outbox.flush();
    expect(sent).toHaveLength(0);
    await pass(2);
    await outbox.flush();
    expect(sent).toHaveLength(1);
  });
});
