export { couponsApi, useCouponListQuery, useReceiveCouponsMutation } from './endpoints/coupons-api';
export { useVipBasicInfoQuery, useVipInfoQuery, vipApi } from './endpoints/vip-api';
