import type { CallKind } from '@shop/contract';
import { expect, it } from 'vitest';
import { Scene } from '../testing/scene';
import { callOfKind } from '../testing/calls';
import { dead, ok } from '../testing/host-states';
import { failedFor as failed, goodContent as content } from '../testing/make-call';

const minute = 60_000;
const params = { idempotency_key: '0e8dd2a5-9bb5-4a39-8f6a-0c2f6f3b8e11' };

it.each<[CallKind, number, object]>([
  ['read', 8 * 60 * minute, content],
  ['claim', 8 * 60 * minute, content],
  ['create', minute / 2, content],
  ['create', 8 * 60 * minute, failed('network', 1)],
  ['password', 8 * 60 * minute, failed('network', 1)],
  ['card', 8 * 60 * minute, failed('network', 1)],
  // The clock was set back: how long the phone slept is not known.
  ['create', -60 * minute, failed('network', 1)],
  ['read', -60 * minute, content],
])('a %s call whose phone sleeps %i ms between two attempts ends as %j', async (...row) => {
  const [kind, sleepMs, expected] = row;
  const scene = new Scene({ a: [dead, ok({ value: 'x' })] });
  const { signal } = new AbortController();
  // Of the calls before this one, which the age of this one does not include.
  scene.time.sleep(24 * 60 * minute);
  const sent = scene.transport.send({ call: callOfKind[kind], params, signal });
  await scene.time.pass(2_000);
  scene.time.sleep(sleepMs);
  expect(await scene.time.until(sent)).toMatchObject(expected);
});
