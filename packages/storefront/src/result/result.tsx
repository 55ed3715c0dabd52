import { skipToken } from '@reduxjs/toolkit/query/react';
import { checkoutApi } from '@shop/api-client/checkout';
import { useEvokeGameQuery } from '@shop/api-client/evoke';
import type { FailReason } from '@shop/contract';
import { type MessageKey, formatTimestamp, localOffsetMinutes } from '@shop/i18n';
import { useTranslate } from '@shop/i18n/react';
import { continuationOf, isAppBrowser } from '@shop/payments';
import type { OrderStatus } from '@shop/payments/purchase';
import { markMilestone } from '@shop/storefront-core/browser';
import { isChosenFor } from '@shop/storefront-core/orders';
import { popupStack } from '@shop/storefront-core/popups';
import { type Failure, failureText } from '@shop/storefront-core/refusals';
import { type OrderMade, resultSlice, selectResult } from '@shop/storefront-core/result';
import { selectSelection } from '@shop/storefront-core/selection';
import { selectUser } from '@shop/storefront-core/session';
import type { Message } from '@shop/ui/message-line';
import { type OtherWay, type ResultOutcome, ResultPopup } from '@shop/ui/result-popup';
import { type ReactElement, useEffect } from 'react';
import { useCopied } from '../clipboard';
import { useIsOnline } from '../connection';
import { useIsReplenishmentOrder } from '../replenishment';
import { useNextLevel } from './use-next-level';
import { useChooseAgain, useOrderLedger, useOrders } from '../orders';
import type { PopupContainerProps } from '../popups';
import { useServices } from '../services';
import { useShopDispatch, useShopSelector } from '../store';
import { useSupportHref } from '../support';
import { type WatchedOrder, useOrderWatch } from './use-order-watch';
import { useReceipt } from './use-receipt';
import { useShownOrder } from './use-shown-order';
import { useTrackToPay, useWayBack } from './use-way-back';

const { useOrderInfoQuery } = checkoutApi;

/** The result popup: pending, success or fail, with the buttons of spec §4. */
export function Result({ open, onOpenChange }: PopupContainerProps): ReactElement {
  const order = useShopSelector(selectResult);
  const isOfOtherDevice = order !== null && order.payment?.pay_money === undefined;
  const watched = useOrderWatch(
    order?.billingNo ?? null,
    isOfOtherDevice ? 'at once' : 'once ended',
  );
  const outcome = useOutcome(order, watched, onOpenChange);
  const shown = useShownOrder(order, watched);
  const { copied, copy } = useCopied();
  const receipt = useReceipt(shown);
  useRecordedEnd(open, order, watched);
  useWayBack(open ? order : null);

  return (
    <ResultPopup
      open={open && order !== null}
      onOpenChange={onOpenChange}
      outcome={outcome}
      repeated={order?.isRepeated}
      order={shown}
      onCopy={copy}
      copied={copied}
      receipt={receipt}
    />
  );
}

function useOutcome(
  order: OrderMade | null,
  watched: WatchedOrder,
  onOpenChange: (open: boolean) => void,
): ResultOutcome {
  const { full, isChecking, lastChecked, isOver, checkNow, failure } = watched;
  const status = useTrueStatus(order, watched);
  const dispatch = useShopDispatch();
  const translate = useTranslate();
  const trackToPay = useTrackToPay(order);
  const hasOneTab = isAppBrowser(useServices().page.browser.navigator.userAgent);
  const payHere = usePayHere(order);
  const otherWay = useOtherWay(status === 'placed' ? order : null);
  const reopen = useReopenRecharge(order);
  const support = useSupportHref(order?.billingNo);
  const gameLink = useGameLink(status === 'success' ? order : null);
  const lack = useLackOfNews(failure);
  const isOnline = useIsOnline();
  const liftsBlock = useIsReplenishmentOrder(order?.billingNo ?? null);
  const close = (): void => {
    onOpenChange(false);
    dispatch(resultSlice.actions.resultClosed());
  };
  const nextLevel = useNextLevel(status === 'success' && !liftsBlock ? order : null);
  const points = order?.summary.points;
  switch (status) {
    case 'placed':
      return {
        kind: 'pending',
        payLink: offeredLink(order, lastChecked !== null),
        pageHas: pageOf(order),
        payHere,
        opensInTab: hasOneTab || order?.opensInTab,
        onToPay: trackToPay,
        onRechargeDone: checkNow,
        otherWay,
        // Without a connection the check waits for it.
        checking: isChecking && isOnline,
        lastChecked: lastChecked === null ? null : localTime(lastChecked),
        isOver,
        message: lack,
        // The next check will hardly change what the back end refuses.
        supportHref: isRefusal(failure) ? support : undefined,
      };
    case 'success':
      return {
        kind: 'success',
        gameLink,
        liftsBlock,
        isDelivered: full?.is_delivered === true ? true : undefined,
        earned: points,
        nextLevel,
        onRechargeDone: close,
      };
    case 'replaced':
      return { kind: 'replaced', supportHref: support, onClose: close };
    case 'fail':
    case 'cancelled':
    case 'expired': {
      const reason = status === 'fail' ? reasonKeyOf(full?.fail_reason) : null;
      const ended = {
        kind: status,
        reason: reason === null ? undefined : translate(reason),
        supportHref: support,
      };
      if (reopen === null) return { ...ended, onContinue: close };
      return {
        ...ended,
        onContinue: () => {
          reopen('same-way');
        },
        onChangeWay: () => {
          reopen('other-way');
        },
      };
    }
  }
}

function localTime(timeMs: number): string {
  return formatTimestamp(timeMs, localOffsetMinutes(timeMs));
}

/** Returns how an order stands. That another order has replaced it, maybe in another tab, is known to the ledger alone. */
function useTrueStatus(order: OrderMade | null, { status }: WatchedOrder): OrderStatus {
  const known = useOrders().find(({ billingNo }) => billingNo === order?.billingNo);
  return known?.status === 'replaced' && status !== 'success' ? 'replaced' : status;
}

/** Returns why a payment has failed; null if that is not known, or is its status. */
function reasonKeyOf(reason: FailReason | undefined): MessageKey | null {
  switch (reason) {
    case 'refused':
      return 'result.reasonRefused';
    case 'insufficient-funds':
      return 'result.reasonFunds';
    case 'expired-card':
      return 'result.reasonCardExpired';
    case 'cancelled':
    case 'timed-out':
    case undefined:
      return null;
  }
}

/** Returns how the card fields of an order open again; undefined if it does not wait for its card. */
function usePayHere(
  order: OrderMade | null,
): { readonly onPress: () => void; readonly busy: boolean } | undefined {
  const dispatch = useShopDispatch();
  const trackToPay = useTrackToPay(order);
  const known = useOrders().find(({ billingNo }) => billingNo === order?.billingNo);
  if ((known ?? order)?.waitsForCard !== true) return undefined;
  return {
    onPress: () => {
      trackToPay();
      dispatch(resultSlice.actions.cardOpened());
    },
    busy: order?.isContinued === true,
  };
}

/** Returns why a waiting player learns nothing; null if they do. */
function useLackOfNews(failure: Failure | null): Message | null {
  const translate = useTranslate();
  const isOnline = useIsOnline();
  if (!isOnline) return { tone: 'error', text: translate('offline.title') };
  return failure && { tone: 'error', text: failureText(translate, failure) };
}

function isRefusal(failure: Failure | null): boolean {
  return failure !== null && 'kind' in failure && failure.kind === 'refused';
}

/** Returns what the page of an order has to pay with. */
function pageOf(order: OrderMade | null): 'page' | 'code' | 'voucher' {
  const { payway_id = '', channel_id = '' } = order?.payment ?? {};
  const continuation = continuationOf({ payway_id, channel_id });
  return continuation === 'code' || continuation === 'voucher' ? continuation : 'page';
}

/** Offers the link of an order that may have been paid meanwhile only after the order was read. */
function offeredLink(order: OrderMade | null, isRead: boolean): string | null {
  if (order === null) return null;
  return order.isNew || isRead ? order.payLink : null;
}

/**
 * Returns a function that opens the recharge popup with the goods of an order, and with its channel or
 * none; null if the order is not for the character that is chosen.
 */
function useReopenRecharge(
  order: OrderMade | null,
): ((how: 'same-way' | 'other-way') => void) | null {
  const dispatch = useShopDispatch();
  const selection = useShopSelector(selectSelection);
  const chooseAgain = useChooseAgain();
  const choice = order?.choice;
  if (choice === undefined || !isChosenFor(choice, selection)) return null;
  return (how) => {
    chooseAgain(choice, how);
    dispatch(popupStack.actions.replaced('recharge'));
  };
}

/**
 * Returns how the player may pay a pending order another way: at once where the back end ends the order
 * for the one that replaces it, otherwise once it has ended.
 */
function useOtherWay(order: OrderMade | null): OtherWay {
  const { backEnd } = useServices().config.brand;
  const reopen = useReopenRecharge(order);
  const isAsked = order !== null && reopen !== null && !backEnd.replacesUnpaid;
  const { currentData } = useOrderInfoQuery(isAsked ? { billing_no: order.billingNo } : skipToken);
  if (reopen === null) return { kind: 'no' };
  if (backEnd.replacesUnpaid)
    return {
      kind: 'now',
      onChangeWay: () => {
        reopen('other-way');
      },
    };
  const endsAt = currentData?.pay_end_time ?? 0;
  if (endsAt === 0) return { kind: 'no' };
  return { kind: 'later', time: formatTimestamp(endsAt, localOffsetMinutes(endsAt)) };
}

/** Returns the link back into the game of a paid order (spec §7); undefined if there is none. */
function useGameLink(order: OrderMade | null): string | undefined {
  const { platform } = useServices();
  const clientId = order?.choice?.clientId;
  const { currentData } = useEvokeGameQuery(
    clientId === undefined ? skipToken : { client_id: clientId, platform },
  );
  const url = currentData?.url ?? '';
  return url.startsWith('https:') ? url : undefined;
}

/** Records how the order ended, and that the player has seen it. */
function useRecordedEnd(isOpen: boolean, order: OrderMade | null, { status }: WatchedOrder): void {
  const ledger = useOrderLedger();
  const suid = useShopSelector(selectUser)?.suid ?? null;
  const billingNo = order?.billingNo ?? null;
  useEffect(() => {
    if (suid === null || billingNo === null || status === 'placed') return;
    if (isOpen) markMilestone('outcome-shown');
    ledger.end(suid, billingNo, { status, isSeen: isOpen });
  }, [isOpen, ledger, suid, billingNo, status]);
}
