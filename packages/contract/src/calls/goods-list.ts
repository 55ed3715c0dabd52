import * as v from 'valibot';
import { defineCall } from '../call';
import { firstScreenPaths } from './first-screen-paths';
import { domainArea } from '../domain-area';
import { flag } from '../wire/flag';
import { lenientList } from '../wire/lenient-list';
import { numeric } from '../wire/numeric';
import { optionalText, requiredText } from '../wire/text';
import { withDefault } from '../wire/with-default';

const goods = v.object({
  product_id: requiredText,
  name: requiredText,
  icon: optionalText,
  /** Amount of in-game currency without the bonus; 0 for a pack or a pass. */
  base_amount: withDefault(numeric, 0),
  /** The bonus in addition to it. */
  bonus_amount: withDefault(numeric, 0),
  /** The price before any coupon, in major units of `currency`. */
  price: v.pipe(
    numeric,
    v.check((price) => price >= 0),
  ),
  /** ISO 4217 code. */
  currency: v.pipe(requiredText, v.regex(/^[A-Z]{3}$/)),
  /** The tab of the goods; only `cardExchangeType` has a meaning of its own. */
  type_key: requiredText,
  type_name: requiredText,
  is_limit: flag,
  is_coupon: flag,
  /** VIP growth points for this purchase. */
  coupon_points: withDefault(numeric, 0),
  goods_sort: withDefault(numeric, 0),
  type_sort: withDefault(numeric, 0),
  is_special: flag,
});

/** Something a player can buy (spec §3). */
export type Goods = v.InferOutput<typeof goods>;

/** The goods of a game in an area (spec §7). */
export const goodsList = defineCall({
  name: 'goodsList',
  kind: 'read',
  audience: 'guest',
  path: firstScreenPaths.goodsList,
  params: v.object({
    client_id: requiredText,
    domain_area: domainArea,
    server_id: v.optional(v.string()),
    role_id: v.optional(v.string()),
    area_id: v.optional(v.string()),
  }),
  content: v.object({ goods: lenientList(goods) }),
});
