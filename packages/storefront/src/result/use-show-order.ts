import { type KnownOrder, keepShownOrder, readShownOrder } from '@shop/storefront-core/orders';
import { popupStack, selectPopups } from '@shop/storefront-core/popups';
import { type OrderMade, resultSlice, selectResult } from '@shop/storefront-core/result';
import { selectUser } from '@shop/storefront-core/session';
import { useCallback, useEffect, useState } from 'react';
import { useOrderLedger } from '../orders';
import { useServices } from '../services';
import { useShopDispatch, useShopSelector, useShopStore } from '../store';

/** Returns a function that opens the result popup for an order (spec §4) and adds it to the ledger. */
export function useShowOrder(): (order: OrderMade) => void {
  const open = useOpenResult();
  const ledger = useOrderLedger();
  const user = useShopSelector(selectUser);
  return (order) => {
    const { isNew: _isNew, isRepeated: _isRepeated, isContinued: _isContinued, ...made } = order;
    if (user !== null) ledger.add(user.suid, made);
    open(order);
  };
}

/**
 * Returns a function that opens the result popup. The tab keeps the order at once: a phone may end the page while the
 * player pays in another window, before the popup has been drawn.
 */
function useOpenResult(): (order: OrderMade) => void {
  const dispatch = useShopDispatch();
  const { tabStorage: tab } = useServices();
  return (order) => {
    keepShownOrder(tab, order.billingNo);
    dispatch(resultSlice.actions.orderMade(order));
    dispatch(popupStack.actions.replaced('result'));
  };
}

/** Returns an order of the ledger as the result popup shows it. Its status is read anew. */
function earlierOrder(known: KnownOrder): OrderMade {
  const { status: _status, isSeen: _isSeen, madeAtMs: _madeAtMs, ...order } = known;
  return { ...order, isNew: false };
}

/** Returns a function that opens the result popup for an order of the ledger. */
export function useReopenOrder(): (order: KnownOrder) => void {
  const open = useOpenResult();
  return (order) => {
    open(earlierOrder(order));
  };
}

/** Returns a function that finds the order that this tab showed before a reload; null if it showed none. */
function useShownBefore(): () => KnownOrder | null {
  const ledger = useOrderLedger();
  const { tabStorage: tab } = useServices();
  const suid = useShopSelector(selectUser)?.suid ?? null;
  return useCallback(() => {
    const billingNo = readShownOrder(tab);
    if (suid === null || billingNo === null) return null;
    return ledger.ordersOf(suid).find((one) => one.billingNo === billingNo) ?? null;
  }, [suid, ledger, tab]);
}

/**
 * Opens the result popup again that this tab showed before a reload, or before it went to the page to
 * pay on. Other visits begin without it: a notice leads to unfinished orders. One that has ended is shown
 * again only where the result is a page, and the address is still its own.
 */
export function useResumedOrder(): void {
  const dispatch = useShopDispatch();
  const store = useShopStore();
  const findShown = useShownBefore();
  useEffect(() => {
    const order = findShown();
    const isShown = selectPopups(store.getState()).includes('result');
    if (order === null || (order.isSeen && !isShown)) return;
    dispatch(resultSlice.actions.orderMade(earlierOrder(order)));
    dispatch(popupStack.actions.opened('result'));
  }, [findShown, store, dispatch]);
}

/**
 * Returns whether there was an order to show when the page of the result was entered. The page is left
 * once the order is closed, so that later changes do not matter.
 */
export function useHasOrder(): boolean {
  const store = useShopStore();
  const findShown = useShownBefore();
  const [hasOrder] = useState(
    () => selectResult(store.getState()) !== null || findShown() !== null,
  );
  return hasOrder;
}
