import { expect, it } from 'vitest';
import { callOfKind } from '../testing/calls';
import type { Clock } from './create-transport';
import type { SendAttempt } from './send';
import { withTimeLimit } from './with-time-limit';

/** A clock whose timers fire at once or never. */
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
  { what: 'does not abort a request that has ended', isLate: false, aborted: false },
  { what: 'aborts a request that takes too long', isLate: true, aborted: true },
])('$what, so that connections are reused', async ({ isLate, aborted }) => {
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

it('ends at once when the call was given up before it is sent', async () => {
  let seen: AbortSignal | null = null;
  const next: SendAttempt = ({ signal }) => {
    seen = signal;
    return new Promise(() => undefined);
  };
  const attempt = { call: callOfKind.read, url: '', signal: AbortSignal.abort() };
  const outcome = await withTimeLimit(next, stoppedClock(false))(attempt);
  expect(outcome).toEqual({ kind: 'failed', reason: 'timeout' });
  expect(seen).toHaveProperty('aborted', true);
});
