import * as v from 'valibot';
import { defineCall } from '../../call';
import { numeric } from '../../wire/numeric';
import { requiredText } from '../../wire/text';
import { absentAs } from '../../wire/with-default';

/** The price of goods with a coupon, and their growth points (spec §7). */
export const discountPreview = defineCall({
  name: 'discountPreview',
  kind: 'preview',
  audience: 'player',
  path: '/api/pay/productPoints',
  params: v.object({
    client_id: requiredText,
    /** Empty without a coupon. */
    coupon_code: absentAs(v.string(), ''),
    product_id: requiredText,
  }),
  content: v.object({
    points: v.pipe(numeric, v.minValue(0)),
    /** The amount to pay, in major units of the goods' currency. */
    discountPrice: v.pipe(numeric, v.minValue(0)),
  }),
});
