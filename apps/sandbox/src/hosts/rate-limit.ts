import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import { RefusedRequest } from './host-error';

/** How many requests are accepted in a minute, from one address and in total. */
export interface RateLimit {
  readonly maxPerAddress: number;
  readonly maxInAll: number;
}

const windowMs = 60_000;

/** Whether the connection is open still: a page that is left closes it, though its last request has arrived. */
function hasAddress({ ip }: { readonly ip?: string }): boolean {
  return ip !== undefined;
}

/**
 * Returns a hook that refuses requests beyond a limit with 429, unread. The requests of each minute are counted in
 * the memory of one instance: this protects the disk from being filled, for which an exact count is not needed.
 * A request that its address may not send does not count for all.
 *
 * @param app A server with `@fastify/rate-limit`.
 */
export function limitRate(
  app: FastifyInstance,
  { maxPerAddress, maxInAll }: RateLimit,
): onRequestAsyncHookHandler {
  const ofAddress = app.createRateLimit({ max: maxPerAddress, timeWindow: windowMs });
  const inAll = app.createRateLimit({
    ...{ max: maxInAll, timeWindow: windowMs },
    keyGenerator: () => 'all',
  });
  return async (request, reply) => {
    for (const count of hasAddress(request) ? [ofAddress, inAll] : [inAll]) {
      const counted = await count(request);
      if (counted.isAllowed || !counted.isExceeded) continue;
      reply.header('retry-after', String(windowMs / 1000));
      throw new RefusedRequest(429, 'too many requests');
    }
  };
}
