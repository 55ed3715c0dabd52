import { type CallName, calls } from '@shop/contract';
import { type Route, route } from '../api/route';
import { listCoupons } from './list-coupons';
import { previewDiscount } from './preview-discount';
import { receiveCoupons } from './receive-coupons';

/** Routes of the calls about coupons. */
export const couponRoutes = {
  couponList: route(calls.couponList, listCoupons),
  receiveCoupons: route(calls.receiveCoupons, receiveCoupons),
  discountPreview: route(calls.discountPreview, previewDiscount),
} satisfies Partial<Record<CallName, Route>>;
