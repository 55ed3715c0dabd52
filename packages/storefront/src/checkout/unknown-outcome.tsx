import { useLanguage } from '@shop/i18n';
import { ResultPopup } from '@shop/ui/result-popup';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { startTimer } from '../browser';
import { type PopupContainerProps, popupStack } from '../popups';
import { useServices } from '../services';
import { toastSlice } from '../toasts';
import { afterLaunch } from './after-launch';
import { summaryOf } from './purchase';
import { useProceed } from './use-buy';
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

  return (
    <ResultPopup
      open={open}
      onOpenChange={onOpenChange}
      outcome={{
        kind: 'unknown',
        notAgain: 'pay',
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

interface Asking {
  readonly isAsking: boolean;
  readonly lastAsked: number | null;
  readonly ask: () => void;
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

  const ask = (): void => {
    if (purchase === null || isAsking) return;
    setAsking(true);
    void purchasing.ask(purchase).then((outcome) => {
      setAsking(false);
      setLastAsked(now());
      if (outcome.kind === 'busy' || outcome.kind === 'unknown') return;
      const message = proceed(purchase, afterLaunch(outcome));
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
