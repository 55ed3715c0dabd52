/** The shop asks automatically about a purchase until this long after the press. */
export const maxAskingMs = 10 * 60_000;

const firstPauseMs = 10_000;
const maxPauseMs = 60_000;

/**
 * Returns the pause before the next question, in milliseconds: pauses grow by half each time, from 10 s
 * up to a minute, plus or minus a quarter. The idempotency key decides how much, so that players who
 * lost their answers at the same time do not all ask at the same time.
 */
export function nextAsk(asksMade: number, key: string): number {
  const pauseMs = Math.min(maxPauseMs, firstPauseMs * 1.5 ** asksMade);
  const share = Number.parseInt(key.slice(0, 4), 16) / 0x1_0000;
  return Math.round(pauseMs * (0.75 + share / 2));
}
