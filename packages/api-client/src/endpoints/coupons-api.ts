import { couponList, receiveCoupons } from '@shop/contract';
import { callMutation, playerQuery } from './endpoint';
import { shopApi } from './shop-api';

/** The player's coupons. The list is read again after a claim, whether or not it went well. */
export const couponsApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    couponList: playerQuery(build, couponList, 'Coupons'),
    receiveCoupons: callMutation(build, receiveCoupons, 'Coupons'),
  }),
});

/** The hooks of {@link couponsApi}. */
export const { useCouponListQuery, useReceiveCouponsMutation } = couponsApi;
