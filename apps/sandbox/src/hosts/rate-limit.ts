import type { onRequestHookHandler } from 'fastify';
import { RefusedRequest } from './host-error';

/** How many requests are accepted in a minute, from one address and in total. */
export interface RateLimit {
  readonly maxPerAddress: number;
  readonly maxInAll: number;
}

/** Counts a request of an address; returns false if it exceeds the limit. */
export type CountRequest = (address: string) => boolean;

const windowMs = 60_000;

/**
 * Counts requests per minute in the memory of one instance. It protects the disk from being filled,
 * for which an exact count is not needed. `maxInAll` bounds the number of addresses in memory.
 *
 * @param now Returns the milliseconds of a monotonic clock.
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

/** Returns a hook that refuses requests beyond a limit with 429 until the next minute, unread. */
export function limitRate(limit: RateLimit): onRequestHookHandler {
  const count = createRateLimit(limit);
  return (request, reply, done) => {
    if (count(request.ip)) {
      done();
      return;
    }
    reply.header('retry-after', String(windowMs / 1000));
    done(new RefusedRequest(429, 'too many requests'));
  };
}
