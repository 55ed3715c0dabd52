import { useTranslate } from '@shop/i18n';
import type { ReactElement } from 'react';
import { AlertIcon, CheckIcon } from '../icon';
import type { CouponStanding } from './coupon-card-props';
import styles from './coupon-card.module.css';

/** What became of claiming; the live region stays mounted so that it is heard. */
export function CouponNews({ standing }: { standing: CouponStanding }): ReactElement {
  const t = useTranslate();
  const hasFailed = standing.kind === 'claim' && standing.progress === 'failed';
  const isReceived = standing.kind === 'avail';
  return (
    <p aria-live="polite" className={styles.news} data-tone={hasFailed ? 'bad' : 'good'}>
      {hasFailed && (
        <>
          <AlertIcon size={16} /> {t('receive_fail')}
        </>
      )}
      {isReceived && (
        <>
          <CheckIcon size={16} /> {t('receive_done')}
        </>
      )}
    </p>
  );
}
