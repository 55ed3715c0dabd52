import { useDispatch, useSelector } from 'react-redux';
import { useEffect } from 'react';
import * as v from 'valibot';
import { popupStack } from '../popups';
import { type ShopServices, useServices } from '../services';
import { selectUser } from '../session';
import { type OrderMade, type OrderSummary, resultSlice } from './result-slice';
import { payLinkOf } from '../pay-links';
import type { ShopStorage, Stored } from '../storage';

/** Opens the result popup for an order (spec §4), and keeps the order until its end has been seen. */
export function useShowOrder(): (order: OrderMade) => void {
  const dispatch = useDispatch();
  const { storage } = useServices();
  const user = useSelector(selectUser);
  return (order) => {
    if (user !== null) savePendingOrder(storage, user.suid, order);
    dispatch(resultSlice.actions.orderMade(order));
    dispatch(popupStack.actions.replaced('result'));
  };
}

/** Brings back the order whose outcome the player has not seen yet, after a reload or a sign-in. */
export function useResumedOrder(): void {
  const dispatch = useDispatch();
  const services = useServices();
  const suid = useSelector(selectUser)?.suid ?? null;
  useEffect(() => {
    const order = suid === null ? null : readPendingOrder(services, suid);
    if (order === null) return;
    dispatch(resultSlice.actions.orderMade(order));
    dispatch(popupStack.actions.opened('result'));
  }, [suid, services, dispatch]);
}

/** An order as it is kept: what stands in storage is an address that anybody may have written. */
interface SavedOrder {
  readonly billingNo: string;
  readonly payUrl: string;
  readonly summary: OrderSummary;
}

/** One record per player, so that one who signs in after another sees their own order. */
const pendingOrder: Stored<SavedOrder> = {
  key: 'paymentPendingOrder',
  days: 7,
  schema: v.object({
    billingNo: v.string(),
    payUrl: v.string(),
    summary: v.object({
      account: v.string(),
      game: v.string(),
      goods: v.string(),
      server: v.string(),
      role: v.string(),
    }),
  }),
};

/** The order of a player whose outcome they have not seen yet, to go on with after a reload. */
export function readPendingOrder(
  { config, storage }: Pick<ShopServices, 'config' | 'storage'>,
  suid: string,
): OrderMade | null {
  const saved = storage.read(pendingOrder, suid);
  if (saved === null) return null;
  const { billingNo, payUrl, summary } = saved;
  return { billingNo, payLink: payLinkOf(config, payUrl), isNew: false, summary };
}

/** Keeps an order until its outcome has been shown. */
export function savePendingOrder(storage: ShopStorage, suid: string, order: OrderMade): void {
  const { billingNo, payLink, summary } = order;
  storage.write(pendingOrder, { billingNo, payUrl: payLink ?? '', summary }, suid);
}

/** Forgets the order once its outcome has been shown. */
export function forgetPendingOrder(storage: ShopStorage, suid: string): void {
  storage.remove(pendingOrder, suid);
}
