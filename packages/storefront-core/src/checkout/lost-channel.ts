import type { ChannelsByRegion, Platform } from '@shop/contract';
import {
  type ChannelResolution,
  type RegionChannels,
  canLaunch,
  channelKey,
  listChannels,
  resolveChannel,
} from '@shop/payments';
import type { MessageKey } from '@shop/i18n';

/** Returns the channels for goods of a price, in major units, without those that this shop cannot launch. */
export function launchableChannels(
  listed: ChannelsByRegion,
  price: number,
  platform: Platform,
): readonly RegionChannels[] {
  return listChannels(listed, { price, platform })
    .map(({ region, channels }) => ({ region, channels: channels.filter(canLaunch) }))
    .filter(({ channels }) => channels.length > 0);
}

/**
 * Why a channel that was chosen earlier is unavailable: it is not listed any more (or has no icon),
 * another region has it, it does not take the price, or it does not work on this device.
 */
export type LostReason = 'gone' | 'other-region' | 'out-of-range' | 'other-device';

/** A channel chosen earlier, perhaps for other goods or on another device. */
export interface EarlierChoice {
  readonly channelKey: string;
  /** The method below the channel; null if the channel has none. */
  readonly subChannelId: string | null;
  /** The region it was chosen in; null if no region has a channel. */
  readonly region: string | null;
  /** In major units. */
  readonly price: number;
  readonly platform: Platform;
}

const reasons = {
  offered: null,
  missing: 'gone',
  'no-icon': 'gone',
  'not-served': 'gone',
  'other-region': 'other-region',
  'out-of-range': 'out-of-range',
  // The more likely of two reasons; the other is that all methods are for another device.
  'no-usable-sub-channel': 'out-of-range',
  'not-on-platform': 'other-device',
} as const satisfies Record<ChannelResolution['kind'], LostReason | null>;

/** Returns why the list excludes an earlier choice; null if the channel can still be used. */
export function lostReasonInList(
  listed: ChannelsByRegion,
  choice: EarlierChoice,
): LostReason | null {
  const { price, platform, region, subChannelId } = choice;
  const chosen = Object.values(listed)
    .flat()
    .find((channel) => channelKey(channel) === choice.channelKey);
  if (chosen === undefined) return 'gone';
  const { payway_id, channel_id } = chosen;
  const key = channelKey({ payway_id, channel_id: subChannelId ?? channel_id });
  const { kind } = resolveChannel(listed, { region: region ?? '', key, price, platform });
  return reasons[kind];
}

/** The text for each reason. */
export const lostChannelKeys = {
  gone: 'channel.gone',
  'other-region': 'channel.otherRegion',
  'out-of-range': 'error.channelOutOfRange',
  'other-device': 'channel.otherDevice',
} as const satisfies Record<LostReason, MessageKey>;
