import { useTranslate } from '@shop/i18n/react';
import type { ReactElement } from 'react';
import type { ResultOutcome } from './result-popup';
import styles from './result-popup.module.css';

type Pending = Extract<ResultOutcome, { kind: 'pending' }>;

/** By what there is to pay with; `none` if there is nothing left to do. */
const firstTips = {
  page: 'result.tipGoPay',
  code: 'result.tipCode',
  voucher: 'result.tipVoucher',
  card: 'result.tipCard',
  none: 'result.tipWait',
} as const;

function payWithOf({ payHere, payLink, pageHas = 'page' }: Pending): keyof typeof firstTips {
  if (payHere !== undefined) return 'card';
  return payLink === null ? 'none' : pageHas;
}

/** The three numbered tips (spec §2); the third is a way back to the recharge popup (spec §4). */
export function PendingTips({ outcome }: { outcome: Pending }): ReactElement {
  const t = useTranslate();
  const { otherWay } = outcome;
  return (
    <ol className={styles.tips}>
      <li className={styles.tip}>{t(firstTips[payWithOf(outcome)])}</li>
      <li className={styles.tip}>{t('result.tipDone')}</li>
      {otherWay.kind === 'now' && (
        <li className={styles.tip}>
          <button className={styles.tipButton} onClick={otherWay.onChangeWay} type="button">
            {t('result.tipChangeWay')}
          </button>
        </li>
      )}
      {otherWay.kind === 'later' && (
        <li className={styles.tip}>{t('result.tipOtherWayAt', { time: otherWay.time })}</li>
      )}
    </ol>
  );
}
