import { useLanguage, useTranslate } from '@shop/i18n';
import type { LaunchResult } from '@shop/payments';
import { ResultPopup } from '@shop/ui/result-popup';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { startTimer } from '../browser';
import { type PopupContainerProps, popupStack } from '../popups';
import { useServices } from '../services';
import { toastSlice } from '../toasts';
import { afterLaunch } from './after-launch';
import { isCardPurchase } from './is-card-purchase';
import { summaryOf } from './purchase';
import { useProceed } from './use-proceed';
import { usePurchase } from './use-purchase';
import { usePurchasing } from './use-purchasing';

/** How long after one unanswered question the next is asked, in milliseconds. */
const pause = 15_000;

/**
 * The result popup of an order call whose answer never came. It never says failed: the player is
 * told not to pay again, and the intent is sent again with its key until somebody answers.
 */
export function UnknownOutcome({ open, onOpenChange }: PopupContainerProps): ReactElement {
  const purchase = usePurchase();
  const { code } = useLanguage();
  const { isAsking, lastAsked, ask } = useAsking(open);
  useForgottenCard(open);

  return (
    <ResultPopup
      open={open}
      onOpenChange={onOpenChange}
      outcome={{
        kind: 'unknown',
        notAgain: purchase !== null && isCardPurchase(purchase) ? 'enter-card' : 'pay',
        onCheckNow: ask,
        checking: isAsking,
        lastChecked: lastAsked === null ? null : new Date(lastAsked).toLocaleTimeString(code),
      }}
      order={purchase === null ? {} : summaryOf(purchase)}
      onCopy={() => undefined}
      copied={false}
    />
  );
}

/** Whoever leaves here has the card in hand, and types it again if need be. */
function useForgottenCard(isOpen: boolean): void {
  const { forgetCard } = usePurchasing();
  useEffect(() => {
    if (!isOpen) forgetCard();
  }, [isOpen, forgetCard]);
}

interface Asking {
  readonly isAsking: boolean;
  readonly lastAsked: number | null;
  readonly ask: () => void;
}

/** The payment takes a prepaid card, which is no longer held: only the player can go on. */
function isCardGone(outcome: LaunchResult): boolean {
  return outcome.kind === 'cancelled' && outcome.billingNo === null;
}

/** Asks again and again while the popup is open; a definite answer leads away from it. */
function useAsking(isOpen: boolean): Asking {
  const dispatch = useDispatch();
  const purchase = usePurchase();
  const purchasing = usePurchasing();
  const proceed = useProceed();
  const { now, randomUuid } = useServices();
  const [isAsking, setAsking] = useState(false);
  const [lastAsked, setLastAsked] = useState<number | null>(null);
  const translate = useTranslate();

  const ask = (): void => {
    if (purchase === null || isAsking) return;
    setAsking(true);
    void purchasing.ask(purchase).then((outcome) => {
      setAsking(false);
      setLastAsked(now());
      if (outcome.kind === 'busy' || outcome.kind === 'unknown') return;
      const message = isCardGone(outcome)
        ? ({ tone: 'info', text: translate('prepaid.enterAgain') } as const)
        : proceed(purchase, afterLaunch(outcome));
      if (message === null) return;
      const text = { kind: 'text', text: message.text } as const;
      dispatch(toastSlice.actions.shown({ id: randomUuid(), tone: message.tone, text }));
      dispatch(popupStack.actions.replaced('recharge'));
    });
  };

  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  useEffect(() => {
    if (!isOpen || isAsking) return;
    return startTimer(() => {
      latest.current();
    }, pause);
  }, [isOpen, isAsking]);

  return { isAsking, lastAsked, ask };
}
