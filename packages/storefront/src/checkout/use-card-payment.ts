import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { Code } from '@shop/contract';
import { useTranslate } from '@shop/i18n';
import type { Message } from '@shop/ui/message-line';
import { useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { type PopupState, popupStack, selectPopups } from '../popups';
import { refusalText } from '../refusals';
import { useAccountCheck } from '../sign-in';
import { useToast } from '../toasts';
import { afterLaunch } from './use-launch-result-handler';
import { asidesOf } from './use-launch-result-handler';
import type { CardPaymentOutcome } from './pay-with-card';
import { type Purchase, summaryOf } from './purchase';
import { useProceed } from './use-launch-result-handler';
import { usePurchasing } from './use-checkout-service';
import type { TypedCard } from './use-typed-card';

/** What is going on with the card: nothing, being asked about, or being used. */
type Step = 'idle' | 'checking' | 'using';

/** A payment with a prepaid card and what became of it. */
export interface CardPaying {
  readonly pay: (purchase: Purchase) => void;
  readonly step: Step;
  /** What is wrong with the card, for below the form. */
  readonly cardError: string | undefined;
  /** What is wrong otherwise. */
  readonly message: Message | null;
  readonly clear: () => void;
}

/** Refusals that are about what was typed; the others are about the purchase. */
const aboutCard: ReadonlySet<number> = new Set<Code>([
  Code.cardRefused,
  Code.cardValueDiffers,
  Code.tooManyRequests,
]);

interface Said {
  readonly cardError?: string;
  readonly message?: Message | null;
}

const nothing: Said = {};

/**
 * Pays with what is typed: asks what the card is worth, lets the player agree, uses it. A wrong
 * password is forgotten and the number kept; whatever was used, or may have been, is forgotten.
 */
export function useCardPayment(
  { card, setPassword, clear }: TypedCard,
  isOpen: boolean,
): CardPaying {
  const [step, setStep] = useState<Step>('idle');
  const [said, setSaid] = useState(nothing);
  if (!isOpen && said !== nothing) setSaid(nothing);
  const isUnderWay = useRef(false);
  const isStillOurs = useAccountCheck();
  const payCard = usePayCard(card, () => {
    setStep('using');
  });
  const conclude = useConclude({ setPassword, clear });

  const pay = async (purchase: Purchase): Promise<void> => {
    if (isUnderWay.current || !isStillOurs()) return;
    isUnderWay.current = true;
    setSaid(nothing);
    setStep('checking');
    const outcome = await payCard(purchase);
    isUnderWay.current = false;
    setStep('idle');
    setSaid(conclude(purchase, outcome));
  };
  return {
    pay: (purchase) => void pay(purchase),
    step,
    cardError: said.cardError,
    message: said.message ?? null,
    clear: () => {
      setSaid(nothing);
    },
  };
}

type PayCard = (purchase: Purchase) => Promise<CardPaymentOutcome>;

const notLoaded = { kind: 'load-failed', part: 'in-game-card', billingNo: null } as const;

/** The payment itself, whose code is fetched when somebody has typed a card. */
function usePayCard(card: TypedCard['card'], onAgreed: () => void): PayCard {
  const dispatch = useDispatch<ThunkDispatch<PopupState, unknown, UnknownAction>>();
  const purchasing = usePurchasing();

  return async (purchase) => {
    const modules = await Promise.all([
      import('./pay-with-card'),
      import('./card-calls'),
      // Shown in a moment; without it nobody could agree.
      import('./confirm-card'),
    ]).catch(() => null);
    if (modules === null) return notLoaded;
    const [{ payWithCard }, { checkCard }] = modules;
    const client_id = purchase.selection.game?.clientId ?? '';
    const isStillOpen = (): boolean =>
      dispatch((_, getState) => selectPopups(getState()).includes('recharge'));

    return payWithCard(purchase, card, {
      purchasing,
      checkCard: (card_info) => checkCard(dispatch, { client_id, card_info }),
      confirm: async (summary) => {
        if (!isStillOpen()) return false;
        dispatch(popupStack.actions.opened('confirm-card'));
        const isAgreed = await purchasing.cardSummary.show(summary);
        dispatch(popupStack.actions.closed('confirm-card'));
        if (isAgreed) onAgreed();
        return isAgreed;
      },
    });
  };
}

type Conclude = (purchase: Purchase, outcome: CardPaymentOutcome) => Said;

/** What follows from the outcome, for the page and for what is typed. */
function useConclude({ setPassword, clear }: Pick<TypedCard, 'setPassword' | 'clear'>): Conclude {
  const translate = useTranslate();
  const proceed = useProceed();
  const say = useToast();

  return (purchase, outcome) => {
    if (outcome.kind === 'busy') return nothing;
    if (outcome.kind === 'check-failed') return { cardError: translate('error.network') };
    const next = afterLaunch(outcome);
    if (next.kind === 'explain-refusal' && aboutCard.has(next.code)) {
      if (next.code === Code.cardRefused) setPassword('');
      return { cardError: refusalText(translate, next) };
    }
    for (const key of asidesOf(outcome)) say(key);
    if (next.kind === 'show-order' || next.kind === 'show-unknown') clear();
    return { message: proceed(summaryOf(purchase), next) };
  };
}
