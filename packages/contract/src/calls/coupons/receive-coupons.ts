import * as v from 'valibot';
import { defineCall } from '../../call';
import { lenientList } from '../../wire/lenient-list';
import { requiredText } from '../../wire/text';
import { coupon } from './coupon';

/**
 * Claims coupons (spec §4): the one that is named, or all that can be claimed. Claiming one a
 * second time answers with it again, so that a lost answer does no harm.
 */
export const receiveCoupons = defineCall({
  name: 'receiveCoupons',
  kind: 'claim',
  audience: 'player',
  path: '/api/coupons/receiveCoupons',
  params: v.object({ client_id: requiredText, coupon_code: v.optional(requiredText) }),
  content: v.object({
    /** What the player has now because of this call. */
    coupons: lenientList(coupon),
  }),
});
