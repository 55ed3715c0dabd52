export { CouponPicker, type CouponPickerProps, type CouponPickerView } from './coupon-picker';
