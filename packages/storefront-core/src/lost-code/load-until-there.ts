import { onReturn, startTimer } from '../browser';
import { retryPauseMs } from './cause-of-loss';

/**
 * Loads something; if that fails, again after a pause, and when the player returns to the page, until it is there.
 * Returns how to stop that.
 */
export function loadUntilThere(load: () => Promise<unknown>, onThere: () => void): () => void {
  let isOver = false;
  let stopTimer = (): void => undefined;
  const stop = (): void => {
    isOver = true;
    stopTimer();
    stopListening();
  };
  const attempt = (): void => {
    stopTimer();
    load().then(
      () => {
        if (isOver) return;
        stop();
        onThere();
      },
      () => {
        if (!isOver) stopTimer = startTimer(attempt, retryPauseMs);
      },
    );
  };
  const stopListening = onReturn(attempt);
  attempt();
  return stop;
}
