import * as v from 'valibot';
import { defineCall } from '../call';
import { lenientList } from '../wire/lenient-list';
import { numeric } from '../wire/numeric';
import { requiredText } from '../wire/text';
import { timestamp } from '../wire/timestamp';
import { withDefault } from '../wire/with-default';

/** The scope of a purchase limit (spec §1): the role, a window of days, or the game account. */
export const limitTypes = ['role', 'time', 'game'] as const;

/** One of {@link limitTypes}. */
export type LimitType = (typeof limitTypes)[number];

const limitedProduct = v.object({
  product_id: requiredText,
  limit_type: v.picklist(limitTypes),
  /** How many may be bought: in `day_info` days for `time`, otherwise in total. */
  frequency: v.pipe(numeric, v.minValue(1)),
  /** How many may still be bought now. */
  extra_pay_times: v.pipe(numeric, v.minValue(0)),
  /** Length of the window in days; 0 for the other types. */
  day_info: withDefault(numeric, 0),
  /** When the next one may be bought, in seconds since 1970; 0 if one may be bought now or never again. */
  next_pay_time: timestamp,
});

/** The state of a limit on goods (spec §3, limited product info). */
export type LimitedProduct = v.InferOutput<typeof limitedProduct>;

/** The limited goods of a game for one role (spec §5, §7). */
export const limitInfo = defineCall({
  name: 'limitInfo',
  kind: 'read',
  audience: 'player',
  path: '/api/pay/getLimitProductInfo',
  params: v.object({
    client_id: requiredText,
    role_id: requiredText,
    server_id: requiredText,
    area_id: v.optional(v.string()),
  }),
  content: v.object({ products: lenientList(limitedProduct) }),
});
