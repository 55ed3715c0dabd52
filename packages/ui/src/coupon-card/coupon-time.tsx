import type { Translate } from '@shop/i18n';
import { useTranslate } from '@shop/i18n/react';
import type { ReactElement } from 'react';
import type { CouponStanding } from './coupon-card';
import styles from './coupon-card.module.css';

/**
 * Until when a coupon is valid, or when it was used or expired. A used one shows when it was used,
 * even if it has expired since (spec §4).
 */
export function CouponTime({
  id,
  standing,
}: {
  id: string;
  standing: CouponStanding;
}): ReactElement {
  const t = useTranslate();
  return (
    <p className={styles.time} id={id}>
      {timeText(t, standing)}
    </p>
  );
}

function timeText(t: Translate, standing: CouponStanding): string | false {
  switch (standing.kind) {
    case 'claim':
    case 'avail':
    case 'lock':
      return standing.validUntil === ''
        ? t('coupon.noEnd')
        : t('coupon.validUntil', { time: standing.validUntil });
    case 'used':
      return standing.usedOn !== '' && t('coupon.usedOn', { time: standing.usedOn });
    case 'expired':
      return standing.expiredOn !== '' && t('coupon.expiredOn', { time: standing.expiredOn });
  }
}
