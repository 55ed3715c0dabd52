import { useTranslate } from '@shop/i18n';
import type { ReactElement } from 'react';
import { ClockIcon, SuccessIcon } from '../icon';
import styles from './replenish-card.module.css';

/** Why nothing is paid here any more: the time is over, or it has been paid. */
export function ReplenishOutcome({ kind }: { kind: 'expired' | 'done' }): ReactElement {
  const t = useTranslate();
  return (
    <div className={styles.outcome} data-kind={kind} role="status">
      {kind === 'expired' ? (
        <>
          <ClockIcon size={22} />
          <p className={styles.text}>
            <strong>{t('replenish.expired')}</strong> {t('replenish.expiredText')}
          </p>
        </>
      ) : (
        <>
          <SuccessIcon size={22} />
          <p className={styles.text}>{t('replenish_tip_done')}</p>
        </>
      )}
    </div>
  );
}
