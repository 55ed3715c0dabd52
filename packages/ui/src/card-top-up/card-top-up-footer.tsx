import { useTranslate } from '@shop/i18n';
import type { ReactElement } from 'react';
import { Button } from '../button';
import { FocusKeeper } from '../focus-keeper';
import { MessageLine } from '../message-line';
import type { CardTopUpProps } from './card-top-up';
import styles from './card-top-up.module.css';

/** The button for the next step with a hint; at the end, the button that closes. */
export function CardTopUpFooter({
  onOpenChange,
  isComplete,
  step,
  onExchange,
  message = null,
}: CardTopUpProps): ReactElement {
  const t = useTranslate();
  const isOver = step.kind === 'done' || step.kind === 'unknown';
  return (
    <div className={styles.footer}>
      <MessageLine message={message} />
      <FocusKeeper shown={isOver ? 'close' : 'exchange'}>
        {isOver ? (
          <Button
            onClick={() => {
              onOpenChange(false);
            }}
            wide
          >
            {t('common.ok')}
          </Button>
        ) : (
          <Button
            busy={step.kind !== 'typing'}
            busyLabel={t('prepaid.checking')}
            disabled={!isComplete}
            onClick={onExchange}
            wide
          >
            {t('recharge.exchange')}
          </Button>
        )}
      </FocusKeeper>
      {!isOver && <p className={styles.hint}>{t('prepaid.next')}</p>}
    </div>
  );
}
