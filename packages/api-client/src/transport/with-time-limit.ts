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
  return async (attempt) => {
    const sending = new AbortController();
    const waiting = new AbortController();
    const end = (): void => {
      sending.abort();
    };
    attempt.signal.addEventListener('abort', end, { signal: waiting.signal });
    if (attempt.signal.aborted) end();

    const outcome = await Promise.race([
      next({ ...attempt, signal: sending.signal }),
      clock.wait(attemptTakes, waiting.signal).then(() => late),
    ]);
    waiting.abort();
    // Only then: to abort a request that has ended makes a browser drop its connection.
    if (outcome === late) end();
    return outcome;
  };
}
