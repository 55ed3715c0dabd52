import * as v from 'valibot';
import { defineCall } from '../../call';
import { lenientList } from '../../wire/lenient-list';
import { localizedText } from '../../wire/localized-text';
import { numeric } from '../../wire/numeric';
import { requiredText } from '../../wire/text';
import { couponPeriods, discountRate } from './coupon';
import { pagePaths } from '../page-paths';
import { withDefault } from '../../wire/with-default';

const levelCoupon = v.object({
  type: v.picklist(couponPeriods),
  name: localizedText,
  discount_rate: discountRate,
  /** How many the player gets each time. */
  count: withDefault(numeric, 1),
});

const level = v.object({
  level_id: requiredText,
  level_name: requiredText,
  /** Growth points needed for this level. */
  need_points: v.pipe(numeric, v.minValue(0)),
  coupons_list: lenientList(levelCoupon),
});

/** A level of the VIP centre (spec §3). */
export type VipLevel = v.InferOutput<typeof level>;

/** The offers of the VIP centre, the same for every player (spec §3, §7). */
export const vipBasicInfo = defineCall({
  name: 'vipBasicInfo',
  kind: 'read',
  audience: 'guest',
  path: pagePaths.vipBasicInfo,
  params: v.object({ client_id: requiredText }),
  content: v.object({
    /** Growth points for one unit of the game's currency. */
    point_to_coin: withDefault(numeric, 0),
    faq_title: localizedText,
    /** Show it as plain text; a line break separates paragraphs. */
    faq_content: localizedText,
    /** Lowest first. */
    vip_level_infos: v.pipe(
      lenientList(level),
      v.transform((levels) => [...levels].sort((a, b) => a.need_points - b.need_points)),
    ),
  }),
});
