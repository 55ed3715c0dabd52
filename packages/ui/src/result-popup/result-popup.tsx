import { useTranslate } from '@shop/i18n';
import type { ReactElement } from 'react';
import { InfoIcon } from '../icon';
import { Sheet } from '../sheet';
import { BackToGame } from './back-to-game';
import { LastChecked } from './last-checked';
import { OrderProgress } from './order-progress';
import { PendingTips } from './pending-tips';
import { ResultFooter } from './result-footer';
import { ResultHead } from './result-head';
import { ResultOrderList } from './result-order-list';
import type { ResultPopupProps } from './result-popup-props';
import styles from './result-popup.module.css';

/**
 * What became of the payment, with the buttons spec §4 gives each status. An unknown outcome is never
 * shown as failed: use it where nobody can say whether there is an order.
 */
export function ResultPopup({
  open,
  onOpenChange,
  outcome,
  repeated = false,
  order,
  onCopy,
  copied,
}: ResultPopupProps): ReactElement {
  const t = useTranslate();
  const isWaiting = outcome.kind === 'pending' || outcome.kind === 'unknown';
  return (
    <Sheet
      footer={<ResultFooter outcome={outcome} />}
      height="fit"
      onOpenChange={onOpenChange}
      open={open}
      title={t('result.title')}
    >
      {repeated && (
        <p className={styles.repeated}>
          <InfoIcon size={20} /> {t('result.repeat')}
        </p>
      )}
      <ResultHead outcome={outcome} />
      {outcome.kind !== 'unknown' && <OrderProgress kind={outcome.kind} />}
      {outcome.kind === 'pending' && <PendingTips onChangeWay={outcome.onChangeWay} />}
      {isWaiting && <LastChecked checking={outcome.checking} lastChecked={outcome.lastChecked} />}
      {outcome.kind === 'success' && outcome.gameLink !== undefined && (
        <BackToGame href={outcome.gameLink} />
      )}
      <ResultOrderList copied={copied} onCopy={onCopy} order={order} />
    </Sheet>
  );
}
