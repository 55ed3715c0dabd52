import * as v from 'valibot';
import { defineCall } from '../../call';
import { lenientList } from '../../wire/lenient-list';
import { requiredText } from '../../wire/text';
import { coupon } from './coupon';
import { pagePaths } from '../page-paths';

/**
 * The player's coupons (spec §7). `use_category` is one or more categories, separated by commas:
 * `avail,lock` for the picker, `history` for its other view, `claim` for the popup.
 */
export const couponList = defineCall({
  name: 'couponList',
  kind: 'read',
  audience: 'player',
  path: pagePaths.couponList,
  params: v.object({
    client_id: requiredText,
    use_category: v.pipe(
      requiredText,
      v.regex(/^(claim|avail|lock|history)(,(claim|avail|lock|history))*$/),
    ),
  }),
  content: v.object({ coupons: lenientList(coupon) }),
});
