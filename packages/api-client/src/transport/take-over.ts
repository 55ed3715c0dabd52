import type { EarlyCall, Instant } from './early-calls';
import type { Fetch } from './fetch-attempt';

/** An early answer is used as long as RTK Query keeps one that nothing shows. */
const maxAgeMs = 60_000;

/** The options of {@link takeOver}. */
export interface TakeOverOptions {
  /** The calls that were started early. Those that are taken over are removed. */
  readonly calls: EarlyCall[];
  readonly now: () => Instant;
  /** Receives every response with the time it arrived, which may be long before it was taken over. */
  readonly onResponse: (response: Response, arrivedAt: Instant) => void;
}

function isFresh({ startedAt }: EarlyCall, now: Instant): boolean {
  const ages = [now.countedMs - startedAt.countedMs, now.deviceMs - startedAt.deviceMs];
  return ages.every((age) => Math.abs(age) < maxAgeMs);
}

/**
 * Returns a `fetch` that answers a request with the early call of exactly its address, once, instead
 * of sending it. The rest of the transport, time limit and retries included, does not notice.
 *
 * An early call older than a minute, by either clock, is dropped: the page may have come back from
 * the browser's cache, or the phone may have slept.
 */
export function takeOver(fetch: Fetch, { calls, now, onResponse }: TakeOverOptions): Fetch {
  const take = (url: string): EarlyCall | undefined => {
    const index = calls.findIndex((call) => call.url === url);
    const [call] = index < 0 ? [] : calls.splice(index, 1);
    if (call === undefined || isFresh(call, now())) return call;
    call.abort();
    return undefined;
  };

  return async (url, init) => {
    const early = take(url);
    if (early !== undefined) init.signal?.addEventListener('abort', early.abort);
    const response = await (early === undefined ? fetch(url, init) : early.answer());
    onResponse(response, early?.arrivedAt() ?? now());
    return response;
  };
}
