import { useCallback, useEffect, useState } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { pageWindow } from '../browser';
import { type KnownOrder, readShownOrder, useOrderLedger } from '../orders';
import { type PopupState, popupStack, selectPopups } from '../popups';
import { useServices } from '../services';
import { selectUser } from '../session';
import { type ShopStorage, openTabStorage } from '../storage';
import { type OrderMade, type ResultState, resultSlice, selectResult } from './result-slice';

/** Returns a function that opens the result popup for an order (spec §4) and adds it to the ledger. */
export function useShowOrder(): (order: OrderMade) => void {
  const dispatch = useDispatch();
  const ledger = useOrderLedger();
  const user = useSelector(selectUser);
  return (order) => {
    const { isNew: _isNew, isRepeated: _isRepeated, isContinued: _isContinued, ...made } = order;
    if (user !== null) ledger.add(user.suid, made);
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
  const dispatch = useDispatch();
  return (order) => {
    dispatch(resultSlice.actions.orderMade(earlierOrder(order)));
    dispatch(popupStack.actions.replaced('result'));
  };
}

/** Returns the storage of this tab. */
export function useTabStorage(): ShopStorage {
  const { now } = useServices();
  const [tab] = useState(() => openTabStorage(pageWindow(), now));
  return tab;
}

/** Returns a function that finds the order that this tab showed before a reload; null if it showed none. */
function useShownBefore(): () => KnownOrder | null {
  const ledger = useOrderLedger();
  const tab = useTabStorage();
  const suid = useSelector(selectUser)?.suid ?? null;
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
  const dispatch = useDispatch();
  const store = useStore<PopupState>();
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
  const store = useStore<ResultState>();
  const findShown = useShownBefore();
  const [hasOrder] = useState(
    () => selectResult(store.getState()) !== null || findShown() !== null,
  );
  return hasOrder;
}
