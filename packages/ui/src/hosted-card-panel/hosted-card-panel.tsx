import { useTranslate } from '@shop/i18n/react';
import type { ReactElement, ReactNode } from 'react';
import { Button } from '../button';
import { AlertIcon, LockIcon } from '../icon';
import { LoadErrorNotice } from '../notice';
import { type PurchaseSummaryProps, PurchaseSummary } from '../purchase-summary';
import { type PopupProps, Sheet } from '../sheet';
import { Skeleton } from '../skeleton';
import { VisuallyHidden } from '../visually-hidden';
import styles from './hosted-card-panel.module.css';

/** The state of the provider's frame. While it loads the frame is mounted but hidden. */
export type HostedCardStatus =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready' }
  | { readonly kind: 'failed'; readonly onRetry: () => void };

/** Props of {@link HostedCardPanel}. Card digits stay in the frame; we never see them. */
export interface HostedCardPanelProps extends PopupProps {
  /** What the card pays for; its amount is on the button too. Null if it is not known. */
  purchase: PurchaseSummaryProps | null;
  /** The company that receives the card, as it calls itself; left out if it is not known. */
  company?: string | undefined;
  status: HostedCardStatus;
  /** The provider's iframe. */
  children: ReactNode;
  onBack?: (() => void) | undefined;
  /** A refusal in the player's words. */
  message?: string | undefined;
  /** Our pay button; leave out if the frame has its own. */
  onPay?: (() => void) | undefined;
  busy?: boolean | undefined;
}

/**
 * The provider's card form in a frame of ours. The frame has to be mounted in order to load; its
 * reported state is passed as `status`.
 */
export function HostedCardPanel({
  open,
  onOpenChange,
  purchase,
  company,
  status,
  children,
  onBack,
  message,
  onPay,
  busy = false,
}: HostedCardPanelProps): ReactElement {
  const t = useTranslate();
  const pay = onPay && (
    <Button busy={busy} disabled={status.kind !== 'ready'} onClick={onPay} wide>
      {purchase === null || purchase.amount === null
        ? t('recharge.buy')
        : t('recharge.buyFor', { money: purchase.amount })}
    </Button>
  );
  return (
    <Sheet
      footer={pay}
      onBack={onBack}
      onOpenChange={onOpenChange}
      open={open}
      title={t('card.title')}
    >
      {purchase && <PurchaseSummary {...purchase} />}
      <p className={styles.secure}>
        <LockIcon size={16} />{' '}
        {company === undefined ? t('card.frame') : t('card.handledBy', { text: company })}
      </p>
      <p className={styles.message} role="alert">
        {message && (
          <>
            <AlertIcon size={20} /> {message}
          </>
        )}
      </p>
      {status.kind === 'failed' && (
        <LoadErrorNotice onRetry={status.onRetry} title="error.cardFormUnavailable" />
      )}
      {status.kind === 'loading' && (
        <>
          <VisuallyHidden role="status">{t('common.loading')}</VisuallyHidden>
          <Skeleton blockSize="220px" />
        </>
      )}
      {status.kind !== 'failed' && (
        <div className={styles.frame} data-status={status.kind}>
          {children}
        </div>
      )}
    </Sheet>
  );
}
