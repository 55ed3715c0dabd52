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
    const ending = new AbortController();
    const end = (): void => {
      ending.abort();
    };
    attempt.signal.addEventListener('abort', end);
    if (attempt.signal.aborted) end();

    const outcome = await Promise.race([
      next({ ...attempt, signal: ending.signal }),
      clock.wait(attemptTakes, ending.signal).then(() => late),
    ]);
    attempt.signal.removeEventListener('abort', end);
    // Whichever was first, it ends the other.
    end();
    return outcome;
  };
}
