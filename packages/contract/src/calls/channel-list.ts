import * as v from 'valibot';
import { defineCall } from '../call';
import { domainArea } from '../domain-area';
import { platform } from '../platform';
import { flag } from '../wire/flag';
import { lenientList } from '../wire/lenient-list';
import { localizedText, requiredLocalizedText } from '../wire/localized-text';
import { numeric } from '../wire/numeric';
import { optionalText, requiredText } from '../wire/text';
import { firstScreenPaths } from './first-screen-paths';
import { withDefault } from '../wire/with-default';

/** The kinds of ways to pay, as players know them. */
const channelKinds = ['card', 'wallet', 'bank', 'cash', 'carrier', 'prepaid', 'other'] as const;

const subChannel = v.object({
  /** The provider's own code of the method, for instance `143` for a wallet. */
  channel_id: requiredText,
  /** Plain, or texts by locale. */
  name: requiredLocalizedText,
  icon: optionalText,
  /** Minimum amount in major units of the goods' currency; 0 or less means no limit (spec §5). */
  min_money: withDefault(numeric, 0),
  /** Maximum amount, in the same way. */
  max_money: withDefault(numeric, 0),
});

const channel = v.object({
  ...subChannel.entries,
  /** One of the payment channel ids of spec §9, for instance `10201`. */
  payway_id: requiredText,
  channel_id: optionalText,
  sort: withDefault(numeric, 0),
  description: localizedText,
  open_coupon: flag,
  /** What a player knows it as; absent, or another word, where the provider's own kind holds. */
  pay_kind: v.fallback(v.optional(v.picklist(channelKinds)), undefined),
  /** Its methods; absent or empty if it is one itself. */
  sub_payment: withDefault(lenientList(subChannel), []),
});

/** A way to pay (spec §3). `payway_id` and `channel_id` together are its key. */
export type Channel = v.InferOutput<typeof channel>;
/** What players know a way to pay as: `carrier` is paid with the telephone bill, `cash` at a counter. */
export type ChannelKind = (typeof channelKinds)[number];
/** A method below a channel, chosen in the sub-channel popup. */
export type SubChannel = v.InferOutput<typeof subChannel>;
/** Channels by ISO 3166 country code, or `GLOBAL`. */
export type ChannelsByRegion = Readonly<Record<string, readonly Channel[]>>;

/** The payment channels for some goods, by region (spec §7). */
export const channelList = defineCall({
  name: 'channelList',
  kind: 'read',
  audience: 'guest',
  path: firstScreenPaths.channelList,
  params: v.object({
    client_id: requiredText,
    product_id: requiredText,
    platform,
    domain_area: domainArea,
  }),
  content: v.record(v.string(), lenientList(channel)),
});
