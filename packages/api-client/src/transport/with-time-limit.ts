import type { Clock } from './clock';
import type { SendAttempt } from './send';

/** How long one attempt may take from the first byte sent to the last received (spec §8). */
const attemptTakes = 10_000;

/**
 * Ends an attempt after ten seconds, body included: a network that delivers one byte a second is
 * as good as none. An answer that comes later is not looked at.
 */
export function withTimeLimit(next: SendAttempt, clock: Clock): SendAttempt {
  return async (attempt) => {
    const sending = new AbortController();
    const timer = new AbortController();
    const stop = (): void => {
      sending.abort();
    };
    if (attempt.signal.aborted) stop();
    attempt.signal.addEventListener('abort', stop);

    const outcome = await Promise.race([
      next({ ...attempt, signal: sending.signal }),
      clock
        .wait(attemptTakes, timer.signal)
        .then(() => ({ kind: 'lost', reason: 'timeout' }) as const),
    ]);
    attempt.signal.removeEventListener('abort', stop);
    timer.abort();
    if (outcome.kind === 'lost') stop();
    return outcome;
  };
}
