import type { onRequestHookHandler } from 'fastify';
import { RefusedRequest } from './host-error';

/** How many requests are taken in a minute: from one address, and from all of them together. */
export interface RateLimit {
  readonly maxPerAddress: number;
  readonly maxInAll: number;
}

/** Counts a request of an address; false when it is one too many. */
export type CountRequest = (address: string) => boolean;

const windowMs = 60_000;

/**
 * Counts in memory, by whole minutes, in each instance for itself: it keeps strangers from filling
 * the disk, and need not be exact for that. What it remembers is bounded by `maxInAll` itself.
 *
 * @param now Milliseconds that only grow.
 */
export function createRateLimit(
  { maxPerAddress, maxInAll }: RateLimit,
  now: () => number = () => performance.now(),
): CountRequest {
  let windowEnd = 0;
  let inAll = 0;
  const byAddress = new Map<string, number>();
  return (address) => {
    if (now() >= windowEnd) {
      windowEnd = now() + windowMs;
      inAll = 0;
      byAddress.clear();
    }
    const before = byAddress.get(address) ?? 0;
    if (inAll >= maxInAll || before >= maxPerAddress) return false;
    inAll += 1;
    byAddress.set(address, before + 1);
    return true;
  };
}

/** Refuses requests past a limit with 429, before their bodies are read. */
export function limitRate(limit: RateLimit): onRequestHookHandler {
  const count = createRateLimit(limit);
  return (request, _reply, done) => {
    done(count(request.ip) ? undefined : new RefusedRequest(429, 'too many requests'));
  };
}
