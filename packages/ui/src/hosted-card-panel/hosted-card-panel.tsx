import { useTranslate } from '@shop/i18n';
import type { ReactElement } from 'react';
import { Button } from '../button';
import { AlertIcon, LockIcon } from '../icon';
import { LoadFailed } from '../notice';
import { Price } from '../price';
import { Sheet } from '../sheet';
import { Skeleton } from '../skeleton';
import { VisuallyHidden } from '../visually-hidden';
import type { HostedCardPanelProps } from './hosted-card-panel-props';
import styles from './hosted-card-panel.module.css';

/**
 * The provider's card form in a frame of ours. The frame is mounted while it loads, so that it can
 * load; what it says about itself comes in as `status`.
 */
export function HostedCardPanel({
  open,
  onOpenChange,
  channelName,
  amount,
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
      {t('recharge.buyFor', { money: amount })}
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
      <p className={styles.summary}>
        <bdi>{channelName}</bdi> <Price amount={amount} size="large" />
      </p>
      <p className={styles.message} role="alert">
        {message && (
          <>
            <AlertIcon size={20} /> {message}
          </>
        )}
      </p>
      {status.kind === 'failed' && <LoadFailed onRetry={status.onRetry} />}
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
      {status.kind === 'ready' && (
        <p className={styles.secure}>
          <LockIcon size={16} /> {t('card.frame')}
        </p>
      )}
    </Sheet>
  );
}
