import { type MessageKey, useTranslate } from '@shop/i18n';
import type { ReactElement } from 'react';
import { VipCouponRow } from './vip-coupon-row';
import type { VipLevelItem, VipPeriod } from './vip-levels-props';
import styles from './vip-levels.module.css';

const groups = [
  { period: 'permanent', title: 'vip.permanent' },
  { period: 'week', title: 'vip.weekly' },
  { period: 'month', title: 'vip.monthly' },
] as const satisfies readonly { period: VipPeriod; title: MessageKey }[];

/** Props of {@link VipCouponGroups}. */
interface VipCouponGroupsProps {
  readonly coupons: VipLevelItem['coupons'];
}

/** The coupons of a level: those for good, those of each week, those of each month. */
export function VipCouponGroups({ coupons }: VipCouponGroupsProps): ReactElement {
  const t = useTranslate();
  const filled = groups.filter(({ period }) => coupons[period].length > 0);
  if (filled.length === 0) return <p className={styles.none}>{t('vip.noCoupons')}</p>;
  return (
    <div className={styles.groups}>
      {filled.map(({ period, title }) => (
        <div className={styles.group} key={period}>
          <h3 className={styles.period}>{t(title)}</h3>
          <ul aria-label={t(title)} className={styles.coupons}>
            {coupons[period].map((coupon) => (
              <VipCouponRow coupon={coupon} key={coupon.id} />
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
