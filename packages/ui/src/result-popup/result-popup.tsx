import { useTranslate } from '@shop/i18n';
import type { ReactElement } from 'react';
import { Sheet } from '../sheet';
import { LastChecked } from './last-checked';
import { PendingTips } from './pending-tips';
import { ResultFooter } from './result-footer';
import { ResultHead } from './result-head';
import { ResultOrderList } from './result-order-list';
import type { ResultPopupProps } from './result-popup-props';

/** What became of the payment (spec §2 and §4). An unknown outcome is never shown as failed. */
export function ResultPopup({
  open,
  onOpenChange,
  outcome,
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
      <ResultHead outcome={outcome} />
      {outcome.kind === 'pending' && <PendingTips onChangeWay={outcome.onChangeWay} />}
      {isWaiting && <LastChecked checking={outcome.checking} lastChecked={outcome.lastChecked} />}
      <ResultOrderList copied={copied} onCopy={onCopy} order={order} />
    </Sheet>
  );
}
