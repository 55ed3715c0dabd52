import type { Clock } from './create-transport';
import type { SendAttempt } from './send';

/** The limit of one attempt, from the first byte sent to the last received (spec §8). */
const maxAttemptMs = 10_000;

const late = { kind: 'failed', reason: 'timeout' } as const;

/**
 * Ends an attempt after ten seconds, body included, as a network may deliver one byte a second. A
 * later answer is ignored.
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
      // Not called for a request that has ended: aborting it makes browsers drop the connection.
      const end = (): void => {
        settle(late);
        sending.abort();
      };
      const stop = clock.startTimer(end, maxAttemptMs);
      signal.addEventListener('abort', end);
      if (signal.aborted) end();
      void next({ ...attempt, signal: sending.signal }).then(settle);
    });
}
