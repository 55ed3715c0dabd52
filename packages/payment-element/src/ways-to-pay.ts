import type { Channel, SubChannel } from '@shop/contract';
import {
  type ChannelId,
  canLaunch,
  channelKey,
  formatMoney,
  listChannels,
  outOfRangeChannels,
} from '@shop/payments';
import type { PurchaseSetup } from './payment-setup';
import type { Speech } from './texts/element-texts';

/** What can be bought with: a channel without options, or an option of a channel. */
export type Way = ChannelId & Pick<SubChannel, 'name' | 'icon'>;

/** A line of the list. */
export interface Line extends Pick<Way, 'name' | 'icon'> {
  readonly key: string;
  /** The way that the line is; null if one of its options is to be chosen, or if it does not accept the price. */
  readonly way: Way | null;
  readonly options: readonly Line[];
  /** What tells it from another one of the same name; empty if nothing does. */
  readonly description: Channel['description'];
  /** Why it cannot be chosen, such as "From $20.00"; null if it can. */
  readonly reason: string | null;
}

/** A region, and its lines. */
export interface Region {
  readonly region: string;
  readonly lines: readonly Line[];
}

/** Returns the ways to pay by region, without what this version cannot launch; last those that the price excludes. */
export function waysToPay({ channels, item, order }: PurchaseSetup, speech: Speech): Region[] {
  const at = { price: item.price, platform: order.platform };
  return listChannels(channels, at)
    .map(({ region, channels: listed }) => ({
      region,
      lines: [
        ...listed.filter(canLaunch).map(lineOf),
        ...outOfRangeChannels(channels, { ...at, region }).map(({ channel, limit, money }) => ({
          ...lineOf(channel),
          ...{ way: null, options: [] },
          reason: speech.say(limit === 'from' ? 'recharge.fromMoney' : 'recharge.upToMoney', {
            money: formatMoney(money, item.currency),
          }),
        })),
      ],
    }))
    .filter(({ lines }) => lines.some(({ reason }) => reason === null));
}

function lineOf(channel: Channel): Line {
  const { payway_id, description, sub_payment } = channel;
  const options = sub_payment
    .map((option): Way => ({ ...option, payway_id }))
    .filter(canLaunch)
    .map(lineOfWay);
  const line = { ...lineOfWay(channel), description };
  return sub_payment.length === 0 ? line : { ...line, way: null, options };
}

function lineOfWay(way: Way): Line {
  const { name, icon } = way;
  return { key: channelKey(way), name, icon, way, options: [], description: '', reason: null };
}
