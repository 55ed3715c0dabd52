import type { ChannelsByRegion } from '@shop/contract';
import type { ChannelKey } from './channel-key';
import type { ChannelResolution } from './channel-resolution';
import type { ListingOptions } from './list-channels';
import { resolveInRegion } from './resolve-in-region';

/** Which channel is asked about, where, and for whom. */
export interface ResolveOptions extends ListingOptions {
  readonly region: string;
  /** `channelKey` of a channel, or of a parent's `payway_id` and a sub-channel's `channel_id`. */
  readonly key: ChannelKey;
}

/**
 * Whether a channel is offered in a region, or why it is not (spec §5), for instance one that was
 * chosen before the goods were. It is offered exactly when `listChannels` lists it there and
 * `canLaunch` says that it can be paid through.
 *
 * @example
 * const { kind } = resolveChannel(answer, { region: 'US', key, price: 4.99, platform: 'web' });
 */
export function resolveChannel(
  channelsByRegion: ChannelsByRegion,
  { region, key, ...options }: ResolveOptions,
): ChannelResolution {
  const found = Object.entries(channelsByRegion).flatMap(([name, channels]) => {
    const resolution = resolveInRegion(channels, key, options);
    return resolution === null ? [] : [{ name, resolution }];
  });
  const here = found.find(({ name }) => name === region);
  if (here !== undefined) return here.resolution;
  if (found.length === 0) return { kind: 'missing' };
  const offering = found.filter(({ resolution }) => resolution.kind === 'offered');
  return { kind: 'other-region', regions: offering.map(({ name }) => name) };
}
