import { useTranslate } from '@shop/i18n/react';
import type { ReactElement } from 'react';
import { ClockIcon } from '../icon';
import styles from './last-used-mark.module.css';

/** Marks the channel of the player's last payment. */
export function LastUsedMark(): ReactElement {
  const t = useTranslate();
  return (
    <span className={styles.mark}>
      <ClockIcon size={14} /> {t('recharge.lastUsed')}
    </span>
  );
}
