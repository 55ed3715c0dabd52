import { type Responder, content } from '@shop/storefront-core/testing';
import type { TestShop } from '../../testing/test-shop';
import { type RechargeOptions, goods, openRechargeScene, wallet } from './recharge-scene';

/** Lists the player's coupons. */
export const couponsPath = '/api/coupons/couponList';
/** Claims coupons. */
export const claimPath = '/api/coupons/receiveCoupons';
/** The price with a coupon. */
export const pricePath = '/api/pay/productPoints';

/** A coupon as the back end sends it. */
export function listedCoupon(
  code: string,
  discount_rate: number,
  use_category: 'claim' | 'avail' | 'lock' | 'history' = 'avail',
): object {
  return { code, name: `Coupon ${code}`, discount_rate, use_category };
}

/** By code; empty for the price without a coupon. */
const prices: Readonly<Record<string, object>> = {
  '': { points: 50, discountPrice: 4.99 },
  five: { points: 48, discountPrice: 4.74 },
  ten: { points: 45, discountPrice: 4.49 },
};

/** Answers with the price of the coupon it is asked for. */
export const priceOfCoupon: Responder = ({ coupon_code: code = '' }) => {
  const price = prices[code];
  return price === undefined ? { code: -3062, msg: '', content: null } : content(price);
};

/** A back end for coupons; by default Ann has two that take 5 and 10 per cent off. */
export interface CouponOptions extends RechargeOptions {
  readonly coupons?: Responder;
  readonly price?: Responder;
  readonly isVip?: boolean;
}

/** Opens the recharge popup of Ann, who has chosen goods and PayPal, both of which accept coupons. */
export async function openCouponScene({
  coupons = ({ use_category: categories }) =>
    content({
      coupons:
        categories === 'avail,lock' ? [listedCoupon('five', 0.95), listedCoupon('ten', 0.9)] : [],
    }),
  price = priceOfCoupon,
  isVip = true,
  answers = {},
  ...options
}: CouponOptions = {}): Promise<TestShop> {
  return openRechargeScene({
    goodsAnswer: () => content({ goods: [{ ...goods, is_coupon: true, coupon_points: 50 }] }),
    channels: {
      US: [
        { ...wallet, open_coupon: true },
        { ...wallet, payway_id: '10801', name: 'Platform' },
      ],
    },
    saved: { region: 'US', channelKey: '10201:' },
    ...options,
    answers: {
      '/api/config/recharge': () => content({ is_open_coupon: isVip }),
      [couponsPath]: coupons,
      [pricePath]: price,
      ...answers,
    },
  });
}
