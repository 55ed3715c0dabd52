import { useLanguage, useTranslate } from '@shop/i18n';
import type { LaunchResult } from '@shop/payments';
import { ResultPopup } from '@shop/ui/result-popup';
import { type ReactElement, useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { type PopupContainerProps, popupStack } from '../popups';
import { useCopied } from '../result';
import { useServices } from '../services';
import { selectUser } from '../session';
import { toastSlice } from '../toasts';
import { afterLaunch } from './use-launch-result-handler';
import type { UnansweredPurchase } from './intent';
import { type Asking, useAsking } from './use-asking';
import { useProceed } from './use-launch-result-handler';
import { usePurchasing } from './use-checkout-service';

/**
 * The result popup of an order call whose answer never came. It never says failed: the player is
 * told not to pay again. For a while the purchase is asked about by itself, with the key it was made
 * with; from then on by a press.
 */
export function UnknownOutcome({ open, onOpenChange }: PopupContainerProps): ReactElement {
  const unanswered = useLatestUnanswered(open);
  const conclude = useConclude();
  const asking = useAsking(open ? unanswered : null, conclude);
  const { support } = useServices().config.brand;
  const { copied, copy } = useCopied();
  useForgottenCard(open);

  return (
    <ResultPopup
      open={open}
      onOpenChange={onOpenChange}
      outcome={{
        kind: 'unknown',
        notAgain: unanswered?.takesCard === true ? 'enter-card' : 'pay',
        supportHref: support,
        ...useAskingState(asking),
      }}
      order={unanswered === null ? {} : { ...unanswered.summary, reference: unanswered.key }}
      onCopy={copy}
      copied={copied}
    />
  );
}

/** The purchase the popup is about, for as long as it is open; it fades out with its words. */
function useLatestUnanswered(isOpen: boolean): UnansweredPurchase | null {
  const { latestUnanswered } = usePurchasing();
  const suid = useSelector(selectUser)?.suid ?? null;
  const [opened, setOpened] = useState<UnansweredPurchase | null>(null);
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) setOpened(suid === null ? null : latestUnanswered(suid));
  }
  return opened;
}

function useAskingState({ ask, isAsking, isOver, lastAsked }: Asking): {
  readonly onCheckNow: () => void;
  readonly checking: boolean;
  readonly isOver: boolean;
  readonly lastChecked: string | null;
} {
  const { code } = useLanguage();
  return {
    onCheckNow: ask,
    checking: isAsking,
    isOver,
    lastChecked: lastAsked === null ? null : new Date(lastAsked).toLocaleTimeString(code),
  };
}

/** A player who leaves here has the card in hand, and types it again if need be. */
function useForgottenCard(isOpen: boolean): void {
  const { forgetCard } = usePurchasing();
  useEffect(() => {
    if (!isOpen) forgetCard();
  }, [isOpen, forgetCard]);
}

/** The payment takes a prepaid card, which is no longer held: only the player can go on. */
function isCardGone(outcome: LaunchResult): boolean {
  return outcome.kind === 'cancelled' && outcome.billingNo === null;
}

/** Leads on to what a definite answer says. */
function useConclude(): (unanswered: UnansweredPurchase, outcome: LaunchResult) => void {
  const dispatch = useDispatch();
  const proceed = useProceed();
  const translate = useTranslate();
  const { randomUuid } = useServices();

  return ({ summary }, outcome) => {
    const message = isCardGone(outcome)
      ? ({ tone: 'info', text: translate('prepaid.enterAgain') } as const)
      : proceed(summary, afterLaunch(outcome));
    if (message === null) return;
    const text = { kind: 'text', text: message.text } as const;
    dispatch(toastSlice.actions.shown({ id: randomUuid(), tone: message.tone, text }));
    dispatch(popupStack.actions.replaced('recharge'));
  };
}
