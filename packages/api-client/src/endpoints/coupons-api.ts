import { couponList, receiveCoupons } from '@shop/contract';
import { accountApi } from './account-api';
import { callMutation } from './call-mutation';
import { playerQuery } from './endpoint';

/** The player's coupons. A claim refetches the list, whether or not it succeeds. */
export const couponsApi = accountApi.injectEndpoints({
  endpoints: (build) => ({
    couponList: playerQuery(build, couponList, 'Coupons'),
    receiveCoupons: callMutation(build, receiveCoupons, 'Coupons'),
  }),
});

/** The hooks of {@link couponsApi}. */
export const { useCouponListQuery, useReceiveCouponsMutation } = couponsApi;
