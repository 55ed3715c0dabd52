import type { Clock, Instant } from '@shop/api-client/transport';

/** The browser's clock and timers. */
export const browserClock: Clock = {
  now: deviceNow,
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

/** Returns the device's time in milliseconds since 1970, for the script in the page, which needs no timers of a clock. */
export function deviceNow(): number {
  return Date.now();
}

/** The present moment, by the page's count and by the device's clock. */
export function browserInstant(): Instant {
  return { countedMs: performance.now(), deviceMs: Date.now() };
}

/** Calls `run` once after `ms` milliseconds; returns a cancel function. */
export function startTimer(run: () => void, ms: number): () => void {
  const timer = setTimeout(run, ms);
  return () => {
    clearTimeout(timer);
  };
}

/** Resolves in a task of its own: what follows does not prolong the present one, in which the page is deaf to presses. */
export async function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}

/** After this time the callback runs even if the browser is busy. */
const maxIdleWaitMs = 3_000;

/** Calls `run` when the browser is idle; returns a cancel function. */
export function whenIdle(run: () => void): () => void {
  // Safari has no idle callback.
  if (!('requestIdleCallback' in window)) return startTimer(run, 1_000);
  const idle = requestIdleCallback(run, { timeout: maxIdleWaitMs });
  return () => {
    cancelIdleCallback(idle);
  };
}

const maxWaitMs = 10_000;

/**
 * Returns the server's time from a response, in milliseconds since 1970, to the second; null if its
 * headers contain none. `Age` is the time the response has spent in a cache.
 */
export function serverTimeOf({ headers }: Pick<Response, 'headers'>): number | null {
  const at = Date.parse(headers.get('date') ?? '');
  const ageSeconds = Number(headers.get('age') ?? 0);
  return Number.isFinite(at) && Number.isFinite(ageSeconds) ? at + ageSeconds * 1_000 : null;
}

/** Asks the host of this page for its time; null if it does not answer within the limit. */
export async function askServerTime(): Promise<number | null> {
  const leaving = new AbortController();
  const stop = startTimer(() => {
    leaving.abort();
  }, maxWaitMs);
  try {
    const { signal } = leaving;
    return serverTimeOf(await fetch('/', { method: 'HEAD', cache: 'no-store', signal }));
  } catch {
    return null;
  } finally {
    stop();
  }
}
