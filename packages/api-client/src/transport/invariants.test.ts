import type { CallKind } from '@shop/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Scene } from '../testing/scene';
import { callOfKind } from '../testing/calls';
import {
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

const someState = fc.oneof(
  fc.constantFrom(blackHole, dead, drip, stalled, truncated, ok({ value: 'x' }), answer(-600)),
  fc.constantFrom(200, 204, 400, 404, 408, 429, 500, 503).map((status) => body('', status)),
  fc.integer({ min: 0, max: 12_000 }).map((ms) => after(ms, ok({ value: 'x' }))),
);
const someHost = fc.array(someState, { minLength: 1, maxLength: 3 });
const someKind = fc.constantFrom(...(Object.keys(callOfKind) satisfies string[])).map(kindOf);

function kindOf(name: string): CallKind {
  const call = Object.values(callOfKind).find(({ kind }) => kind === name);
  if (call === undefined) throw new Error(`no call of kind ${name}`);
  return call.kind;
}

it('sends at most 3 requests, 4 s apart, within 38 s, with one key, in any network', async () => {
  await fc.assert(
    fc.asyncProperty(
      someKind,
      fc.record({ a: someHost, b: someHost }),
      fc.record({ sameBackend: fc.boolean(), honoursIdempotencyKey: fc.boolean() }),
      fc.option(fc.uuid(), { nil: undefined }),
      async (kind, hosts, backEnd, key) => {
        const scene = new Scene({ ...hosts, backEnd });
        scene.player = 'token';
        const params = key === undefined ? {} : { idempotency_key: key };
        const { signal } = new AbortController();
        const outcome = await scene.time.until(
          scene.transport.send({ call: callOfKind[kind], params, signal }),
        );

        const { received } = scene.network;
        const isCreating = kind === 'create' || kind === 'card';
        const isRepeatable =
          kind !== 'track' && (!isCreating || (key !== undefined && backEnd.honoursIdempotencyKey));
        expect(received.length).toBeLessThanOrEqual(isRepeatable ? 3 : 1);
        received.slice(1).forEach(({ at }, index) => {
          expect(at - (received[index]?.at ?? 0)).toBeGreaterThanOrEqual(4_000);
        });
        expect(scene.time.now()).toBeLessThanOrEqual(38_000);

        expect(new Set(received.map(({ url }) => url.search)).size).toBe(1);
        expect(received[0]?.url.searchParams.get('idempotency_key')).toBe(key ?? null);
        const mayMove = kind !== 'code-sign-in' && (!isCreating || backEnd.sameBackend);
        expect(new Set(received.map(({ host }) => host)).size).toBeLessThanOrEqual(mayMove ? 2 : 1);

        expect(scene.time.timers).toBe(0);
        const reports = scene.events.filter((event) => event.kind === 'call-failed');
        expect(reports).toHaveLength(outcome.kind === 'failed' ? 1 : 0);
      },
    ),
    { numRuns: 300 },
  );
});
