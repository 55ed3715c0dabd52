import { startTimer } from './start-timer';

/** What comes later may wait this long for a quiet moment, in milliseconds. */
const patience = 3_000;

/** Runs something when the browser has nothing better to do; what it returns stops it. */
export function whenQuiet(run: () => void): () => void {
  // Safari has no idle callback; a moment after the first paint does as well.
  if (!('requestIdleCallback' in window)) return startTimer(run, 1_000);
  const idle = requestIdleCallback(run, { timeout: patience });
  return () => {
    cancelIdleCallback(idle);
  };
}
