import type { Channel, ChannelsByRegion, Platform } from '@shop/contract';
import { type Candidate, candidateOf } from './candidate';

/** A region with all that is listed there at some price, sorted. */
export interface PreparedRegion {
  readonly region: string;
  readonly candidates: readonly Candidate[];
}

const preparedOf = new WeakMap<ChannelsByRegion, Map<Platform, readonly PreparedRegion[]>>();

function prepareRegion(channels: readonly Channel[], platform: Platform): readonly Candidate[] {
  // Looked at as they came, which is how they lie in memory; sorted first, it takes far longer.
  return channels
    .map((channel) => candidateOf(channel, platform))
    .filter((candidate) => candidate !== null)
    .sort((one, other) => one.sort - other.sort);
}

/**
 * What no price changes about an answer. It is worked out when the answer is first listed on a
 * platform, and kept as long as the answer is.
 */
export function prepareChannels(
  answer: ChannelsByRegion,
  platform: Platform,
): readonly PreparedRegion[] {
  const byPlatform = preparedOf.get(answer) ?? new Map<Platform, readonly PreparedRegion[]>();
  const prepared =
    byPlatform.get(platform) ??
    Object.entries(answer).map(([region, channels]) => ({
      region,
      candidates: prepareRegion(channels, platform),
    }));
  preparedOf.set(answer, byPlatform.set(platform, prepared));
  return prepared;
}
