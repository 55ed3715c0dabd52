import { useTranslate } from '@shop/i18n';
import type { ReactElement } from 'react';
import styles from './result-popup.module.css';

/** The three numbered tips (spec §2); the third is a way back to the recharge popup (spec §4). */
export function PendingTips({ onChangeWay }: { onChangeWay: () => void }): ReactElement {
  const t = useTranslate();
  return (
    <ol className={styles.tips}>
      <li className={styles.tip}>{t('result.tipGoPay')}</li>
      <li className={styles.tip}>{t('result.tipDone')}</li>
      <li className={styles.tip}>
        <button className={styles.tipButton} onClick={onChangeWay} type="button">
          {t('result.tipChangeWay')}
        </button>
      </li>
    </ol>
  );
}
