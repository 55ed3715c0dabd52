import { formatTimestamp, localOffsetMinutes } from '@shop/i18n';
import { useTranslate } from '@shop/i18n/react';
import type { LaunchResult } from '@shop/payments';
import { type UnansweredPurchase, boughtBefore, isCardGone } from '@shop/storefront-core/checkout';
import { orderBlock } from '@shop/storefront-core/orders';
import { popupStack } from '@shop/storefront-core/popups';
import { selectUser } from '@shop/storefront-core/session';
import { toastSlice } from '@shop/storefront-core/toasts';
import { type ResultOrder, ResultPopup } from '@shop/ui/result-popup';
import { type ReactElement, useEffect, useState } from 'react';
import { type PopupContainerProps, useOnOpening } from '../popups';
import { useOrderReader } from '../orders';
import { useCopied } from '../clipboard';
import { useShowOrder } from '../result';
import { useServices } from '../services';
import { useShopDispatch, useShopSelector } from '../store';
import { useSupportHref } from '../support';
import { type Asking, useAsking } from './use-asking';
import { useCheckoutService } from './use-checkout-service';
import { useLaunchResultHandler } from './use-launch-result-handler';

/**
 * The result popup of an order call without an answer. It never reports a failure, and warns the player
 * not to pay again. The purchase is sent again with its key, automatically for a while, then by a press.
 */
export function UnknownOutcome({ open, onOpenChange }: PopupContainerProps): ReactElement {
  const unanswered = useLatestUnanswered(open);
  const conclude = useConclude();
  const asking = useAsking(open ? unanswered : null, conclude);
  const supportHref = useSupportHref();
  const { copied, copy } = useCopied();
  const order = useShownOrder(unanswered);
  useForgottenCard(open);

  return (
    <ResultPopup
      open={open}
      onOpenChange={onOpenChange}
      outcome={{
        kind: 'unknown',
        notAgain: notAgain(unanswered),
        supportHref,
        ...useAskingState(asking),
      }}
      order={order}
      onCopy={copy}
      copied={copied}
    />
  );
}

/** Returns what may have been done, so that the player is asked not to do it again. */
function notAgain(purchase: UnansweredPurchase | null): 'enter-card' | 'pay' | null {
  if (purchase?.takesCard === true) return 'enter-card';
  return purchase?.isWindowless === true ? null : 'pay';
}

/** Returns what was to be bought, as the popup shows it. */
function useShownOrder(unanswered: UnansweredPurchase | null): ResultOrder {
  const reader = useOrderReader();
  if (unanswered === null) return {};
  const { summary, key } = unanswered;
  const { account, method } = summary;
  const block = orderBlock(boughtBefore(unanswered), reader);
  return { ...block, account, method, reference: key };
}

/** Returns the purchase that was unanswered when the popup opened; it is kept while the popup closes. */
function useLatestUnanswered(isOpen: boolean): UnansweredPurchase | null {
  const { latestUnanswered } = useCheckoutService();
  const suid = useShopSelector(selectUser)?.suid ?? null;
  const [opened, setOpened] = useState<UnansweredPurchase | null>(null);
  useOnOpening(isOpen, () => {
    setOpened(suid === null ? null : latestUnanswered(suid));
  });
  return opened;
}

function useAskingState({ ask, isAsking, isOver, isTooEarly, lastAsked }: Asking): {
  readonly onCheckNow: () => void;
  readonly checking: boolean;
  readonly isOver: boolean;
  readonly isTooEarly: boolean;
  readonly lastChecked: string | null;
} {
  return {
    onCheckNow: ask,
    checking: isAsking,
    isOver,
    isTooEarly,
    lastChecked:
      lastAsked === null ? null : formatTimestamp(lastAsked, localOffsetMinutes(lastAsked)),
  };
}

/** Forgets the card when the popup closes; the player can type it again. */
function useForgottenCard(isOpen: boolean): void {
  const { forgetCard } = useCheckoutService();
  useEffect(() => {
    if (!isOpen) forgetCard();
  }, [isOpen, forgetCard]);
}

/** Returns a handler that shows a definite answer. */
function useConclude(): (unanswered: UnansweredPurchase, outcome: LaunchResult) => void {
  const dispatch = useShopDispatch();
  const handleResult = useLaunchResultHandler();
  const showOrder = useShowOrder();
  const translate = useTranslate();
  const { randomUuid } = useServices();

  return (unanswered, outcome) => {
    // Its order has been found, and the player decides when to enter the card.
    if (outcome.kind === 'cancelled' && outcome.billingNo !== null) {
      const { replaces: _, ...bought } = boughtBefore(unanswered);
      const { billingNo } = outcome;
      showOrder({ ...bought, billingNo, payLink: null, waitsForCard: true, isNew: false });
      return;
    }
    const message = isCardGone(outcome)
      ? ({ tone: 'info', text: translate('prepaid.enterAgain') } as const)
      : handleResult(boughtBefore(unanswered), outcome);
    if (message === null) return;
    const text = { kind: 'text', text: message.text } as const;
    const tone = message.tone === 'error' ? 'error' : 'info';
    dispatch(toastSlice.actions.shown({ id: randomUuid(), tone, text }));
    dispatch(popupStack.actions.replaced('recharge'));
  };
}
