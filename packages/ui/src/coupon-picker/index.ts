export { CouponPicker } from './coupon-picker';
export type { CouponPickerProps, CouponPickerView } from './coupon-picker-props';
