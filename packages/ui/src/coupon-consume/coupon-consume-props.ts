import type { CouponOption } from '../coupon-card';
import type { PriceAreaProps } from '../price-area';
import type { PopupProps } from '../sheet';

/** Props of {@link CouponConsume}. All texts come formatted. */
export interface CouponConsumeProps extends PopupProps, PriceAreaProps {
  /** The coupon that the order would use up. */
  coupon: CouponOption;
  onUse: () => void;
  /** The order is made without it, and the coupon is kept. */
  onContinueWithout: () => void;
  /** The order is being created. */
  busy?: boolean | undefined;
}
