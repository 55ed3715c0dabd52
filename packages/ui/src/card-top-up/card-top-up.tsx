import { useTranslate } from '@shop/i18n';
import type { ReactElement } from 'react';
import { CardForm } from '../card-form';
import { Recipient } from '../recipient';
import { Sheet } from '../sheet';
import { CardTopUpFooter } from './card-top-up-footer';
import type { CardTopUpProps } from './card-top-up-props';
import styles from './card-top-up.module.css';
import { ConfirmWorth } from './confirm-worth';
import { TopUpOutcome } from './top-up-outcome';

/**
 * Exchanges a prepaid card without choosing goods first (spec §2): number and password, then what the
 * card is worth, and only then is it used. Where goods are to be had for a card, the recharge popup has
 * a card mode instead.
 */
export function CardTopUp(props: CardTopUpProps): ReactElement {
  const t = useTranslate();
  const { open, onOpenChange, recipient, form, isComplete, step, onExchange } = props;
  const isOver = step.kind === 'done' || step.kind === 'unknown';

  return (
    <>
      <Sheet
        footer={<CardTopUpFooter {...props} />}
        onOpenChange={onOpenChange}
        open={open}
        title={t('prepaid.topUpTitle')}
      >
        <div className={styles.content}>
          <Recipient {...recipient} />
          {isOver ? (
            <TopUpOutcome step={step} />
          ) : (
            <CardForm
              {...form}
              icon=""
              name={t('prepaid.title')}
              onSubmit={() => {
                if (isComplete && step.kind === 'typing') onExchange();
              }}
            />
          )}
        </div>
      </Sheet>
      <ConfirmWorth recipient={recipient} step={open ? step : { kind: 'typing' }} />
    </>
  );
}
