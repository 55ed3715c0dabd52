import type { Channel, ChannelsByRegion, Platform } from '@shop/contract';
import { channelKey, isPriceInRange, listChannels } from '@shop/payments';

/**
 * Why a channel that the player chose before cannot be paid through now: it is no longer listed (or
 * not shown, without an icon), another region has it, it does not take the price, or it does not work
 * on this device.
 */
export type LostReason = 'gone' | 'other-region' | 'out-of-range' | 'other-device';

/** A choice that was made earlier, perhaps for other goods or on another device. */
export interface EarlierChoice {
  readonly channelKey: string;
  /** The method below the channel; null for none. */
  readonly subChannelId: string | null;
  /** The region that is shown now; null where none has a channel. */
  readonly region: string | null;
  /** In major units. */
  readonly price: number;
  readonly platform: Platform;
}

/** The channel as it would be if it were all that was chosen: its one method alone. */
function asChosen(channel: Channel, { subChannelId }: EarlierChoice): Channel | null {
  if (subChannelId === null) return channel;
  const method = channel.sub_payment.find(({ channel_id }) => channel_id === subChannelId);
  return method === undefined ? null : { ...channel, sub_payment: [method] };
}

/** Whether a price is in the range of a channel and of one of its methods, where it has some. */
function takes(channel: Channel, price: number): boolean {
  const { sub_payment: methods } = channel;
  const takesMethod = methods.length === 0 || methods.some((one) => isPriceInRange(price, one));
  return isPriceInRange(price, channel) && takesMethod;
}

/** Why an earlier choice is lost; null where it can still be paid through. */
export function lostReason(listed: ChannelsByRegion, choice: EarlierChoice): LostReason | null {
  const isIt = (channel: Channel): boolean => channelKey(channel) === choice.channelKey;
  const here = choice.region === null ? [] : (listed[choice.region] ?? []);
  const found = here.find(isIt);
  if (found === undefined)
    return Object.values(listed).some((channels) => channels.some(isIt)) ? 'other-region' : 'gone';
  const channel = asChosen(found, choice);
  if (channel === null || channel.icon === '') return 'gone';
  if (!takes(channel, choice.price)) return 'out-of-range';
  return listChannels({ here: [channel] }, choice).length === 0 ? 'other-device' : null;
}
