import { CouponRow } from '@shop/ui/coupon-row';
import { RechargePopup } from '@shop/ui/recharge-popup';
import type { ReactElement } from 'react';
import type { PopupContainerProps } from '../popups';
import { useRecharge } from './use-recharge';

/** The recharge popup, or page: coupon, region, channels, order detail, price, and the button that buys (spec §2). */
export function Recharge(props: PopupContainerProps): ReactElement {
  const { couponRow, ...popup } = useRecharge(props);
  return <RechargePopup {...popup} coupon={couponRow && <CouponRow state={couponRow} />} />;
}
