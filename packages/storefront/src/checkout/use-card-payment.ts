import { Code } from '@shop/contract';
import { useTranslate } from '@shop/i18n/react';
import type { CardSummary } from '@shop/payments/cards';
import {
  type Purchase,
  boughtOf,
  followUpOf,
  isCouponRefusal,
  toastKeysFor,
} from '@shop/storefront-core/checkout';
import { popupStack, selectPopups } from '@shop/storefront-core/popups';
import { refusalText } from '@shop/storefront-core/refusals';
import type { Message } from '@shop/ui/message-line';
import { useRef, useState } from 'react';
import { useServices } from '../services';
import { useAccountCheck } from '../sign-in';
import { useShopDispatch } from '../store';
import { useToast } from '../toasts';
import type { CardPaymentOutcome } from '@shop/storefront-core/prepaid-card';
import { useCheckoutService } from './use-checkout-service';
import { useLaunchResultHandler } from './use-launch-result-handler';
import { usePaymentEvents } from './use-payment-events';
import type { TypedCard } from './use-typed-card';

/** While the player is asked to confirm, nothing is under way. */
type Step = 'idle' | 'checking' | 'confirming' | 'using';

/** The state of a payment with a prepaid card. */
export interface CardPaying {
  readonly pay: (purchase: Purchase) => void;
  readonly step: Step;
  /** The error about the card, shown below the form. */
  readonly cardError: string | undefined;
  /** Any other message. */
  readonly message: Message | null;
  readonly clear: () => void;
}

interface CardPaymentSettings {
  /** Whether the popup is open. */
  readonly isOpen: boolean;
  /** Id of the chosen goods. What is said about others is not said of these. */
  readonly productId: string | undefined;
  /** Called when an order was refused for its coupon. */
  readonly onCouponRefused: () => void;
}

/** Refusals about the typed card; the others are about the purchase. */
const aboutCard: ReadonlySet<number> = new Set<Code>([
  Code.cardRefused,
  Code.cardValueDiffers,
  Code.tooManyRequests,
]);

interface Feedback {
  /** Id of the goods that it is about. */
  readonly about?: string;
  readonly cardError?: string;
  readonly message?: Message | null;
}

const nothing: Feedback = {};

/**
 * Pays with the typed card: checks what it is worth, lets the player confirm, uses it. A wrong password
 * is cleared and the number kept; a card that was or may have been used is cleared.
 */
export function useCardPayment(
  { card, setPassword, clear }: TypedCard,
  { isOpen, productId, onCouponRefused }: CardPaymentSettings,
): CardPaying {
  const [step, setStep] = useState<Step>('idle');
  const [latest, setFeedback] = useState(nothing);
  if (!isOpen && latest !== nothing) setFeedback(nothing);
  const feedback = latest.about === productId ? latest : nothing;
  const isInProgress = useRef(false);
  const isAccountCurrent = useAccountCheck();
  const gems = useRef<string | undefined>(undefined);
  const payCard = usePayCard(card, {
    onAsked: () => {
      setStep('confirming');
    },
    onConfirmed: (summary) => {
      gems.current = summary.gems === '0' ? undefined : summary.gems;
      setStep('using');
    },
  });
  const conclude = useConclude({ setPassword, clear, onCouponRefused });
  const events = usePaymentEvents();

  const pay = async (purchase: Purchase): Promise<void> => {
    if (isInProgress.current || !isAccountCurrent()) return;
    isInProgress.current = true;
    setFeedback(nothing);
    setStep('checking');
    events.pressed(purchase);
    gems.current = undefined;
    const outcome = await payCard(purchase);
    isInProgress.current = false;
    setStep('idle');
    const about = purchase.goods.product_id;
    setFeedback({ ...conclude(purchase, outcome, gems.current), about });
  };
  return {
    pay: (purchase) => void pay(purchase),
    step,
    cardError: feedback.cardError,
    message: feedback.message ?? null,
    clear: () => {
      setFeedback(nothing);
    },
  };
}

type PayCard = (purchase: Purchase) => Promise<CardPaymentOutcome>;

const notLoaded = { kind: 'load-failed', part: 'in-game-card', billingNo: null } as const;

interface CardSteps {
  readonly onAsked: () => void;
  readonly onConfirmed: (summary: CardSummary) => void;
}

/** Returns the payment; its code is loaded once a card was typed. */
function usePayCard(card: TypedCard['card'], { onAsked, onConfirmed }: CardSteps): PayCard {
  const dispatch = useShopDispatch();
  const { code } = useServices();
  const checkout = useCheckoutService();

  return async (purchase) => {
    const modules = await code
      .load(() =>
        Promise.all([
          import('@shop/storefront-core/prepaid-card'),
          import('./card-calls'),
          import('./confirm-card'),
        ]),
      )
      .catch(() => null);
    if (modules === null) return notLoaded;
    const [{ payWithPrepaidCard }, { requestCardCheck }] = modules;
    const client_id = purchase.selection.game?.clientId ?? '';
    const isStillOpen = (): boolean =>
      dispatch((_, getState) => selectPopups(getState()).includes('recharge'));

    return payWithPrepaidCard(purchase, card, {
      checkout,
      checkCard: (card_info) => requestCardCheck(dispatch, { client_id, card_info }),
      confirm: async (summary) => {
        if (!isStillOpen()) return false;
        onAsked();
        dispatch(popupStack.actions.opened('confirm-card'));
        const isConfirmed = await checkout.confirmation.show(summary);
        dispatch(popupStack.actions.closed('confirm-card'));
        if (isConfirmed) onConfirmed(summary);
        return isConfirmed;
      },
    });
  };
}

type Conclude = (
  purchase: Purchase,
  outcome: CardPaymentOutcome,
  /** What the card was confirmed to be exchanged for. */
  gems: string | undefined,
) => Feedback;

/** Returns a handler that applies the outcome to the page and to the typed card. */
function useConclude({
  setPassword,
  clear,
  onCouponRefused,
}: Pick<TypedCard, 'setPassword' | 'clear'> &
  Pick<CardPaymentSettings, 'onCouponRefused'>): Conclude {
  const translate = useTranslate();
  const handleResult = useLaunchResultHandler();
  const showToast = useToast();

  return (purchase, outcome, gems) => {
    if (outcome.kind === 'busy') return nothing;
    if (outcome.kind === 'check-failed') return { cardError: translate('error.network') };
    if (isCouponRefusal(outcome)) onCouponRefused();
    const next = followUpOf(outcome);
    if (next.kind === 'explain-refusal' && aboutCard.has(next.code)) {
      if (next.code === Code.cardRefused) setPassword('');
      return { cardError: refusalText(translate, next) };
    }
    for (const key of toastKeysFor(outcome)) showToast(key);
    if (next.kind === 'show-order' || next.kind === 'show-unknown') clear();
    return { message: handleResult(boughtOf(purchase, gems), outcome) };
  };
}
