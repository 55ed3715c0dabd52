import type { Channel } from '@shop/contract';
import type { Candidate } from './candidate';
import { isPriceInRange } from './price-range';

/**
 * What of a channel is listed at a price (spec §5): all of it, a copy with its usable sub-channels,
 * or nothing (null). A copy is given again while the same sub-channels are usable.
 */
export function listedPart(candidate: Candidate, price: number): Channel | null {
  const { channel, methods, above, below, part } = candidate;
  if (above < price && price < below) return channel;
  if (!isPriceInRange(price, channel)) return null;
  const usable = methods.filter((method) => isPriceInRange(price, method));
  if (usable.length === channel.sub_payment.length) return channel;
  if (usable.length === 0) return null;
  const had = part.sub_payment;
  if (had.length !== usable.length || usable.some((method, index) => method !== had[index]))
    candidate.part = { ...channel, sub_payment: usable };
  return candidate.part;
}
