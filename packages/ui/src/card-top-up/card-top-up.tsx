import { useTranslate } from '@shop/i18n';
import type { ReactElement } from 'react';
import { CardForm, type CardFormProps } from '../card-form';
import type { Message } from '../message-line';
import { Recipient, type RecipientProps } from '../recipient';
import { type PopupProps, Sheet } from '../sheet';
import { CardTopUpFooter } from './card-top-up-footer';
import { ConfirmWorth } from './confirm-worth';
import { TopUpOutcome } from './top-up-outcome';
import styles from './card-top-up.module.css';

/** What a card is worth by its pre-check (spec §3), formatted. */
export interface CardWorth {
  price: string;
  /** Null where the card has none. */
  gems: string | null;
  /** On top of the gems; null where there are none (spec §8). */
  extraGems: string | null;
}

/** How far the top-up is. */
export type CardTopUpStep =
  | { readonly kind: 'typing' }
  /** The card is asked for its worth. */
  | { readonly kind: 'checking' }
  | {
      /** The player is asked whether to use it; `isBusy` once they have said so. */
      readonly kind: 'confirming';
      readonly worth: CardWorth;
      readonly isBusy: boolean;
      readonly onConfirm: () => void;
      readonly onCancel: () => void;
    }
  | { readonly kind: 'done'; readonly worth: CardWorth }
  /** The answer was lost: never shown as failed. */
  | { readonly kind: 'unknown' };

/** Props of {@link CardTopUp} (spec §2). All texts come formatted. */
export interface CardTopUpProps extends PopupProps {
  recipient: RecipientProps;
  /** What is typed, kept by the owner, which forgets it when the popup closes. */
  form: Omit<CardFormProps, 'name' | 'icon' | 'onSubmit'>;
  /** Number and password are both non-empty (spec §5). */
  isComplete: boolean;
  step: CardTopUpStep;
  /** Asks what the card is worth; nothing is used yet. */
  onExchange: () => void;
  /** A refusal that is not about the card; one that is belongs to the form. */
  message?: Message | null | undefined;
}

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
