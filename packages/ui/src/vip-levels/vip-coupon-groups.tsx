import type { MessageKey } from '@shop/i18n';
import { useTranslate } from '@shop/i18n/react';
import type { ReactElement } from 'react';
import { ClaimRow } from '../claim-row';
import { TicketIcon } from '../icon';
import type { VipCoupon, VipLevelItem, VipPeriod } from './vip-levels';
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

/** A coupon of a level: what it is, how many, and whether it is to be had now. */
function VipCouponRow({ coupon }: { readonly coupon: VipCoupon }): ReactElement {
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
