import { useTranslate } from '@shop/i18n/react';
import { type ReactElement, type Ref, useId } from 'react';
import type { CountdownState } from '../countdown';
import { ReplenishBody } from './replenish-body';
import styles from './replenish-card.module.css';

/** What is paid, and for whom (spec §3, replenishment info). */
export interface ReplenishPayment {
  /** The other player's name, masked by the owner: `Kni***`. */
  userName: string;
  gameName: string;
  /** Address of the game's logo; empty shows its first letter. */
  gameIcon: string;
  /** Formatted. */
  amount: string;
}

/** Where the payment stands. */
export type ReplenishState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'error'; readonly text?: string | undefined; readonly onRetry: () => void }
  | {
      readonly kind: 'open';
      readonly payment: ReplenishPayment;
      /** Null where the link is not limited in time (spec §4). */
      readonly timeLeft: Extract<CountdownState, { kind: 'running' }> | null;
      readonly busy: boolean;
      readonly onPay: () => void;
    }
  | {
      readonly kind: 'expired';
      readonly payment: ReplenishPayment;
      /** The brand's customer service, where it has a page. */
      readonly supportHref?: string | undefined;
    }
  | { readonly kind: 'done'; readonly payment: ReplenishPayment }
  | {
      /** The link names no payment. */
      readonly kind: 'none';
      /** The games in which one player can pay for another. */
      readonly games: readonly ReplenishGame[];
      readonly supportHref?: string | undefined;
    };

/** A game in which one player can pay for another. */
export interface ReplenishGame {
  readonly key: string;
  readonly name: string;
  /** Address of its logo; empty shows its first letter. */
  readonly logo: string;
}

/** Props of {@link ReplenishCard}. */
export interface ReplenishCardProps {
  state: ReplenishState;
  /** Gets the element that a `SheetColumnProvider` fills on wide windows; what is in it takes the place of the amount. */
  paymentPlace?: Ref<HTMLDivElement> | undefined;
}

/**
 * The page that pays for another player: for whom, which game, how much and until when (spec §1 and
 * §4). Its title is the page's, since the old version's header has none. On wide windows the amount and the button are
 * beside the rest, as the order of the shop's other pages is.
 */
export function ReplenishCard({ state, paymentPlace }: ReplenishCardProps): ReactElement {
  const t = useTranslate();
  const titleId = useId();
  const title = (
    <h1 className={styles.title} id={titleId}>
      {t('replenish.title')}
    </h1>
  );
  return (
    <div className={styles.place}>
      <section aria-labelledby={titleId}>
        <ReplenishBody paymentPlace={paymentPlace} state={state} title={title} />
      </section>
    </div>
  );
}
