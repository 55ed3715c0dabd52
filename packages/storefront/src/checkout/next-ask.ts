const firstPauseMs = 10_000;
const maxPauseMs = 60_000;

/** Asking by itself ends this long after the press, in milliseconds; from then on the player asks. */
export const maxAskingMs = 10 * 60_000;

/**
 * When a purchase without an answer is asked about again, in milliseconds after the last time: pauses
 * half as long again each time, from 10 s up to a minute, give or take a quarter. The idempotency key
 * says how much, so that players who lost their answers together do not come back together.
 */
export function nextAsk(asksMade: number, key: string): number {
  const pauseMs = Math.min(maxPauseMs, firstPauseMs * 1.5 ** asksMade);
  const share = Number.parseInt(key.slice(0, 4), 16) / 0x1_0000;
  return Math.round(pauseMs * (0.75 + share / 2));
}
