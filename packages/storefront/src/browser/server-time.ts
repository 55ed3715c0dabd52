import { startTimer } from './start-timer';

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
