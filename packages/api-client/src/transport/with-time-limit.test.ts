import { expect, it } from 'vitest';
import { callOfKind } from '../testing/calls';
import type { Clock } from './create-transport';
import type { SendAttempt } from './send';
import { withTimeLimit } from './with-time-limit';

/** Time that passes only for whoever is told so. */
function stoppedClock(isLate: boolean): Clock {
  return {
    now: () => 0,
    wait: () => Promise.resolve(),
    startTimer: (wake) => {
      if (isLate) queueMicrotask(wake);
      return () => undefined;
    },
  };
}

it.each([
  { what: 'a request that has ended is left alone', isLate: false, aborted: false },
  { what: 'a request that takes too long is aborted', isLate: true, aborted: true },
])('$what, so that its connection can be used again', async ({ isLate, aborted }) => {
  let seen: AbortSignal | null = null;
  const next: SendAttempt = ({ signal }) => {
    seen = signal;
    return isLate
      ? new Promise(() => undefined)
      : Promise.resolve({ kind: 'failed', reason: 'network' });
  };
  const attempt = { call: callOfKind.read, url: '', signal: new AbortController().signal };
  await withTimeLimit(next, stoppedClock(isLate))(attempt);
  expect(seen).toHaveProperty('aborted', aborted);
});
