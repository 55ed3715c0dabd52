import type { Clock } from '@shop/api-client';
import { startTimer } from './start-timer';

/** Time as the browser tells it. */
export const browserClock: Clock = {
  now: () => Date.now(),
  startTimer,
  wait: (ms, signal) =>
    new Promise((resolve) => {
      const end = (): void => {
        stop();
        signal.removeEventListener('abort', end);
        resolve();
      };
      const stop = startTimer(end, ms);
      signal.addEventListener('abort', end);
      if (signal.aborted) end();
    }),
};
