import type { Clock } from './clock';
import type { SendAttempt } from './send';

/** How long one attempt may take from the first byte sent to the last received (spec §8). */
const attemptTakes = 10_000;

const late = { kind: 'lost', reason: 'timeout' } as const;

/**
 * Ends an attempt after ten seconds, body included: a network that delivers one byte a second is
 * as good as none. An answer that comes later is not looked at.
 */
export function withTimeLimit(next: SendAttempt, clock: Clock): SendAttempt {
  return (attempt) =>
    new Promise((resolve) => {
      const { signal } = attempt;
      const sending = new AbortController();
      const settle: typeof resolve = (outcome) => {
        stop();
        signal.removeEventListener('abort', end);
        resolve(outcome);
      };
      // Not for a request that has ended: to abort it makes a browser drop its connection.
      const end = (): void => {
        settle(late);
        sending.abort();
      };
      const stop = clock.startTimer(end, attemptTakes);
      signal.addEventListener('abort', end);
      if (signal.aborted) end();
      void next({ ...attempt, signal: sending.signal }).then(settle);
    });
}
