import type { Clock } from '@shop/api-client';

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

/** Runs something once after some milliseconds; what it returns stops it. */
export function startTimer(run: () => void, ms: number): () => void {
  const timer = setTimeout(run, ms);
  return () => {
    clearTimeout(timer);
  };
}

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

const timeLimitMs = 10_000;

/**
 * The server's clock as an answer tells it, in milliseconds since 1970, to the second; null where it
 * does not. `Age` is what an answer has spent in a cache on its way.
 */
export function serverTimeOf({ headers }: Pick<Response, 'headers'>): number | null {
  const at = Date.parse(headers.get('date') ?? '');
  const ageSeconds = Number(headers.get('age') ?? 0);
  return Number.isFinite(at) && Number.isFinite(ageSeconds) ? at + ageSeconds * 1_000 : null;
}

/** Asks the host of this page for its time; null where it does not answer in time. */
export async function askServerTime(): Promise<number | null> {
  const leaving = new AbortController();
  const stop = startTimer(() => {
    leaving.abort();
  }, timeLimitMs);
  try {
    const { signal } = leaving;
    return serverTimeOf(await fetch('/', { method: 'HEAD', cache: 'no-store', signal }));
  } catch {
    return null;
  } finally {
    stop();
  }
}
