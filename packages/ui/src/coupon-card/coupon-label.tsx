import type { ReactElement } from 'react';
import styles from './coupon-card.module.css';

/** Says where a coupon stands, where nothing can be done about it. */
export function CouponLabel({ children }: { children: string }): ReactElement {
  return <span className={styles.label}>{children}</span>;
}
