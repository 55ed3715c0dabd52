import { useTranslate } from '@shop/i18n';
import { type ReactElement, useState } from 'react';
import { ConfirmPopup } from '../confirm-popup';
import type { CardTopUpProps, CardTopUpStep } from './card-top-up';
import { WorthList } from './worth-list';

type Confirming = Extract<CardTopUpStep, { kind: 'confirming' }>;

/** Asks whether the card is to be used, with what it is worth and for whom (spec §8). */
export function ConfirmWorth({
  recipient,
  step,
}: Pick<CardTopUpProps, 'recipient' | 'step'>): ReactElement | null {
  const t = useTranslate();
  const current = step.kind === 'confirming' ? step : null;
  const shown = useKept(current);
  if (shown === null) return null;
  return (
    <ConfirmPopup
      busy={shown.isBusy}
      cancelText={t('common.cancel')}
      confirmText={t('recharge.exchange')}
      content={<WorthList recipient={recipient} worth={shown.worth} />}
      onCancel={shown.onCancel}
      onConfirm={shown.onConfirm}
      open={current !== null}
      title={t('tip_recharge_confirm')}
    />
  );
}

/** The latest question there was: the popup fades out with its words. */
function useKept(current: Confirming | null): Confirming | null {
  const [kept, setKept] = useState(current);
  if (current !== null && current !== kept) setKept(current);
  return current ?? kept;
}
