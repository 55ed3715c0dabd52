import * as v from 'valibot';
import { defineCall } from '../../call';
import { lenientList } from '../../wire/lenient-list';
import { requiredText } from '../../wire/text';
import { coupon } from './coupon';

/**
 * Claims coupons (spec §4): the given one, or all that can be claimed. A second claim
 * returns the coupon again, so that a lost answer does no harm.
 */
export const receiveCoupons = defineCall({
  name: 'receiveCoupons',
  kind: 'claim',
  audience: 'player',
  path: '/api/coupons/receiveCoupons',
  params: v.object({ client_id: requiredText, coupon_code: v.optional(requiredText) }),
  content: v.object({
    /** The coupons that the player has because of this call. */
    coupons: lenientList(coupon),
  }),
});
