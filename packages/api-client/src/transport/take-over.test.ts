import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callOfKind } from '../testing/calls';
import { FakeTime } from '../testing/fake-time';
import {
  type HostState,
  after,
  answer,
  blackHole,
  body,
  dead,
  drip,
  ok,
  stalled,
  truncated,
} from '../testing/host-states';
import { Network } from '../testing/network';
import { type Transport, createTransport } from './create-transport';
import { type EarlyCall, createEarlyCalls } from './early-calls';
import type { CallOutcome } from './send';
import type { ShopEvent } from './shop-event';
import { takeOver } from './take-over';

const hosts = ['http://a.test', 'http://b.test'];
const params = { id: '1' };
const minute = 60_000;

/** A page whose first call may have been started before the transport exists. */
class Page {
  readonly time = new FakeTime();
  readonly network: Network;
  readonly events: ShopEvent[] = [];
  readonly arrivals: number[] = [];
  readonly calls: EarlyCall[] = [];
  readonly transport: Transport;
  readonly #session = { language: () => 'en', token: () => 't' };
  readonly #hostMemory = { read: () => null, write: () => undefined, clear: () => undefined };
  /** By how much each clock has gone ahead of the time. */
  readonly ahead = { countedMs: 0, deviceMs: 0 };
  readonly #now = () => ({
    countedMs: this.time.now() + this.ahead.countedMs,
    deviceMs: this.time.now() + this.ahead.deviceMs,
  });

  constructor(a: readonly HostState[], b: readonly HostState[] = a) {
    this.network = new Network(this.time, { 'http://a.test': a, 'http://b.test': b });
    this.transport = createTransport({
      ...this.#session,
      hosts,
      backEnd: { sameBackend: true, honoursIdempotencyKey: true },
      fetch: takeOver(this.network.fetch, {
        calls: this.calls,
        now: this.#now,
        onResponse: (_, { deviceMs }) => this.arrivals.push(deviceMs),
      }),
      clock: this.time,
      hostMemory: this.#hostMemory,
      onEvent: (event) => this.events.push(event),
    });
  }

  startEarly(nextTask = (): Promise<void> => Promise.resolve()): void {
    const start = createEarlyCalls({
      ...this.#session,
      hosts,
      hostMemory: this.#hostMemory,
      fetch: this.network.fetch,
      now: this.#now,
      nextTask,
    });
    this.calls.push(start(callOfKind.read.path, params));
  }

  async send(signal = new AbortController().signal): Promise<CallOutcome<unknown>> {
    return this.time.until(this.transport.send({ call: callOfKind.read, params, signal }));
  }
}

const states = {
  'a good answer': ok({ value: 'x' }),
  'a slow answer': after(3_000, ok({ value: 'x' })),
  'code -600': answer(-600),
  'code -3001': answer(-3001),
  'code -3014': answer(-3014),
  'a web page': body('<!doctype html><title>Portal</title>'),
  'JSON of another shape': ok({ value: 5 }),
  'HTTP 500': body('', 500),
  'HTTP 429': body('', 429),
  'a body that is cut off': body('{"code":1,"conte'),
  'a connection that breaks': truncated,
  'no connection': dead,
  'no answer': blackHole,
  'a body that stalls': stalled,
  'a byte a second': drip,
} satisfies Record<string, HostState>;
const someState = fc.constantFrom(...Object.values(states));

/** How a call ends: its outcome, the events, and the requests that were made. */
async function ending(
  isEarly: boolean,
  [a, b]: readonly (readonly HostState[])[],
): Promise<unknown> {
  const page = new Page(a ?? [], b);
  if (isEarly) page.startEarly();
  const outcome = await page.send();
  const asked = page.network.received.map(({ url }) => url.href);
  return { outcome, events: page.events, asked, left: page.calls, endedAt: page.time.now() };
}

describe('a call that is taken over', () => {
  it.each(Object.entries(states))('ends as without an early start: %s', async (_, state) => {
    expect(await ending(true, [[state]])).toEqual(await ending(false, [[state]]));
  });

  it('ends as without an early start in any network', async () => {
    const someHost = fc.array(someState, { minLength: 1, maxLength: 3 });
    await fc.assert(
      fc.asyncProperty(someHost, someHost, async (...network) => {
        expect(await ending(true, network)).toEqual(await ending(false, network));
      }),
      { numRuns: 60 },
    );
  });

  it('has ten seconds from then on, however long it has been under way', async () => {
    const page = new Page([blackHole], [ok({ value: 'b' })]);
    page.startEarly();
    await page.time.pass(30_000);
    await page.send();
    expect(page.network.received.map(({ at }) => at)).toEqual([0, 30_000 + 10_000 + 4_000]);
  });

  it('counts as its first attempt when it failed before', async () => {
    const page = new Page([dead, ok({ value: 'x' })], [ok({ value: 'b' })]);
    page.startEarly();
    await page.time.pass(5_000);
    expect(await page.send()).toMatchObject({ content: { value: 'b' } });
    expect(page.network.received.map(({ host }) => host)).toEqual(hosts);
  });

  it('is read in a later task than the one that asks', async () => {
    const page = new Page([ok({ value: 'x' })]);
    const tasks: (() => void)[] = [];
    page.startEarly(() => new Promise((resolve) => tasks.push(resolve)));
    await page.time.pass(100);
    const { signal } = new AbortController();
    const sent = page.transport.send({ call: callOfKind.read, params, signal });
    await page.time.pass(0);
    expect(page.arrivals).toEqual([]);
    tasks.forEach((run) => {
      run();
    });
    await sent;
    expect(page.arrivals).toEqual([0]);
  });

  it('is aborted when the transport aborts it', async () => {
    const page = new Page([blackHole]);
    page.startEarly();
    const leaving = new AbortController();
    const sent = page.send(leaving.signal);
    leaving.abort();
    expect(await sent).toMatchObject({ reason: 'aborted' });
    expect(page.network.received.map(({ init }) => init.signal?.aborted)).toEqual([true]);
  });

  it('reports the time at which its answer arrived', async () => {
    const page = new Page([after(2_000, ok({ value: 'x' }))]);
    page.startEarly();
    await page.time.pass(7_000);
    await page.send();
    expect(page.arrivals).toEqual([2_000]);
  });
});

it('takes an early call over once', async () => {
  const page = new Page([ok({ value: 'early' }), ok({ value: 'later' })]);
  page.startEarly();
  expect(await page.send()).toMatchObject({ content: { value: 'early' } });
  expect(await page.send()).toMatchObject({ content: { value: 'later' } });
});

it('leaves an early call of another address alone', async () => {
  const page = new Page([ok({ value: 'x' })]);
  page.startEarly();
  const { signal } = new AbortController();
  await page.time.until(
    page.transport.send({ call: callOfKind.read, params: { id: '2' }, signal }),
  );
  expect([page.network.received.length, page.calls.length]).toEqual([2, 1]);
});

it.each([
  ['uses an early call after 59 seconds', 59_000, 'early'],
  ['drops an early call after a minute', minute, 'later'],
])('%s', async (_, ms, value) => {
  const page = new Page([ok({ value: 'early' }), ok({ value: 'later' })]);
  page.startEarly();
  await page.time.pass(ms);
  expect(await page.send()).toMatchObject({ content: { value } });
  expect(page.calls).toEqual([]);
});

it.each([
  ['the phone has slept, which the page does not count', { countedMs: 0, deviceMs: minute }],
  ['the clock of the phone was set back', { countedMs: 0, deviceMs: -minute }],
  ['only the page has counted a minute', { countedMs: minute, deviceMs: 0 }],
])('drops an early call when %s', async (_, ahead) => {
  const page = new Page([ok({ value: 'early' }), ok({ value: 'later' })]);
  Object.assign(page.ahead, { countedMs: minute, deviceMs: 2 * minute });
  page.startEarly();
  page.ahead.countedMs += ahead.countedMs;
  page.ahead.deviceMs += ahead.deviceMs;
  expect(await page.send()).toMatchObject({ content: { value: 'later' } });
});

it('uses an early call that was made long after the page was opened', async () => {
  const page = new Page([ok({ value: 'early' }), ok({ value: 'later' })]);
  Object.assign(page.ahead, { countedMs: 2 * minute, deviceMs: 2 * minute });
  page.startEarly();
  expect(await page.send()).toMatchObject({ content: { value: 'early' } });
});
