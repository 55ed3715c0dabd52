import { useTranslate } from '@shop/i18n';
import { type ReactElement, useState } from 'react';
import { ConfirmPopup } from '../confirm-popup';
import type { CardTopUpProps, CardTopUpStep } from './card-top-up';
import { CardValues } from './card-values';

type Confirming = Extract<CardTopUpStep, { kind: 'confirming' }>;

/** Asks whether the card is to be used, with what it is worth and for whom (spec §8). */
export function ConfirmCardValue({
  recipient,
  step,
}: Pick<CardTopUpProps, 'recipient' | 'step'>): ReactElement | null {
  const t = useTranslate();
  const current = step.kind === 'confirming' ? step : null;
  const shown = useLastShown(current);
  if (shown === null) return null;
  return (
    <ConfirmPopup
      busy={shown.isBusy}
      cancelText={t('common.cancel')}
      confirmText={t('recharge.exchange')}
      content={<CardValues recipient={recipient} value={shown.value} />}
      onCancel={shown.onCancel}
      onConfirm={shown.onConfirm}
      open={current !== null}
      title={t('tip_recharge_confirm')}
    />
  );
}

/** Returns the last question, so that the popup keeps its text while it fades out. */
function useLastShown(current: Confirming | null): Confirming | null {
  const [kept, setKept] = useState(current);
  if (current !== null && current !== kept) setKept(current);
  return current ?? kept;
}
