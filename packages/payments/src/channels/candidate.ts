import type { Channel, Platform, SubChannel } from '@shop/contract';
import { providerOf } from '../providers/provider-of';

/** A channel that is listed at some prices. */
export interface Candidate {
  readonly channel: Channel;
  /** That of the channel. One that is no number counts as 0, as a missing one does (contract). */
  readonly sort: number;
  /** Its sub-channels that are offered on the platform. */
  readonly methods: readonly SubChannel[];
  /** Between these prices, in major units, all of it is listed. There are none where one is `NaN`. */
  readonly above: number;
  readonly below: number;
  /** What was listed of it when not all of it was. */
  part: Channel;
}

/** Looks at all of a channel that no price changes; null where it is never listed (spec §5). */
export function candidateOf(channel: Channel, platform: Platform): Candidate | null {
  const { icon, payway_id, channel_id, min_money, max_money, sub_payment } = channel;
  const isOffered = providerOf(payway_id)?.isOffered;
  if (icon === '' || isOffered?.(channel_id, platform) === false) return null;

  const methods = isOffered
    ? sub_payment.filter((method) => isOffered(method.channel_id, platform))
    : sub_payment;
  let above = methods.length < sub_payment.length ? Number.NaN : min_money;
  let below = max_money <= 0 ? Infinity : max_money;
  for (const method of methods) {
    // A limit that is no number carries over, so that no price is between.
    above = Math.max(above, method.min_money);
    below = Math.min(below, method.max_money <= 0 ? Infinity : method.max_money);
  }
  return { channel, sort: channel.sort || 0, methods, above, below, part: channel };
}
