import { useTranslate } from '@shop/i18n';
import type { ReactElement } from 'react';
import { CardForm, type CardFormProps } from '../card-form';
import type { Message } from '../message-line';
import { Recipient, type RecipientProps } from '../recipient';
import { type PopupProps, Sheet } from '../sheet';
import { CardTopUpFooter } from './card-top-up-footer';
import { ConfirmCardValue } from './confirm-card-value';
import { TopUpOutcome } from './top-up-outcome';
import styles from './card-top-up.module.css';

/** The value of a card as the pre-check reports it (spec §3), formatted. */
export interface CardValue {
  price: string;
  /** Null if the card has none. */
  gems: string | null;
  /** On top of the gems; null if there are none (spec §8). */
  extraGems: string | null;
}

/** How far the top-up is. */
export type CardTopUpStep =
  | { readonly kind: 'typing' }
  /** The value of the card is being requested. */
  | { readonly kind: 'checking' }
  | {
      /** The player is asked whether to use it; `isBusy` once they have said so. */
      readonly kind: 'confirming';
      readonly value: CardValue;
      readonly isBusy: boolean;
      readonly onConfirm: () => void;
      readonly onCancel: () => void;
    }
  | { readonly kind: 'done'; readonly value: CardValue }
  /** The response was lost, so the outcome is unknown. Never shown as failed. */
  | { readonly kind: 'unknown' };

/** Props of {@link CardTopUp} (spec §2). All texts come formatted. */
export interface CardTopUpProps extends PopupProps {
  recipient: RecipientProps;
  /** What is typed, kept by the owner, which forgets it when the popup closes. */
  form: Omit<CardFormProps, 'name' | 'icon' | 'onSubmit'>;
  /** Number and password are both non-empty (spec §5). */
  isComplete: boolean;
  step: CardTopUpStep;
  /** Requests the value of the card; nothing is redeemed yet. */
  onExchange: () => void;
  /** A refusal that is not about the card; the form shows those that are. */
  message?: Message | null | undefined;
}

/**
 * Exchanges a prepaid card without choosing goods first (spec §2): the player enters number and
 * password, sees the value of the card, and confirms before it is redeemed. For goods paid with a
 * card, use the card mode of the recharge popup.
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
      <ConfirmCardValue recipient={recipient} step={open ? step : { kind: 'typing' }} />
    </>
  );
}
