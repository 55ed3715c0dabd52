import type { ReactElement } from 'react';
import { ClaimRow } from '../claim-row';
import { TicketIcon } from '../icon';
import type { VipCoupon } from './vip-levels-props';
import styles from './vip-levels.module.css';

/** A coupon of a level: what it is, how many, and whether it is to be had now. */
export function VipCouponRow({ coupon }: { readonly coupon: VipCoupon }): ReactElement {
  const { name, detail, count, claim } = coupon;
  return (
    <ClaimRow
      claim={claim}
      count={count}
      detail={detail}
      name={name}
      picture={
        <span className={styles.ticket}>
          <TicketIcon size={20} />
        </span>
      }
    />
  );
}
