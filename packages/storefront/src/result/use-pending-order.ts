import { useDispatch, useSelector } from 'react-redux';
import { useEffect } from 'react';
import * as v from 'valibot';
import { popupStack } from '../popups';
import { type ShopServices, useServices } from '../services';
import { selectUser } from '../session';
import { type OrderMade, type OrderSummary, type PaymentFields, resultSlice } from './result-slice';
import { payLinkOf } from '../pay-links';
import type { ShopStorage, Stored } from '../storage';

/** Returns a function that opens the result popup for an order (spec §4) and stores the order. */
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

/** Opens the result popup for the stored order after a reload or a sign-in. */
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

/** A stored order. The address is unchecked, since other scripts can write to the storage. */
interface SavedOrder {
  readonly billingNo: string;
  readonly payUrl: string;
  readonly summary: OrderSummary;
  readonly payment?: PaymentFields | undefined;
}

const text = v.optional(v.string());
const amount = v.optional(v.number());

const paymentFields: v.GenericSchema<unknown, PaymentFields> = v.object({
  product_id: text,
  payway_id: text,
  channel_id: text,
  area_code: text,
  money: amount,
  pay_money: amount,
  currency: text,
});

/** One record per player, so that each sees their own order. */
const pendingOrder: Stored<SavedOrder> = {
  key: 'paymentPendingOrder',
  maxAgeDays: 7,
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
    payment: v.optional(paymentFields),
  }),
};

/** Returns the order whose outcome the player has not seen yet; null if there is none. */
export function readPendingOrder(
  { config, storage }: Pick<ShopServices, 'config' | 'storage'>,
  suid: string,
): OrderMade | null {
  const saved = storage.read(pendingOrder, suid);
  if (saved === null) return null;
  const { billingNo, payUrl, summary, payment } = saved;
  return {
    billingNo,
    payLink: payLinkOf(config, payUrl),
    isNew: false,
    summary,
    ...(payment !== undefined && { payment }),
  };
}

/** Stores an order until its outcome has been shown. */
export function savePendingOrder(storage: ShopStorage, suid: string, order: OrderMade): void {
  const { billingNo, payLink, summary, payment } = order;
  storage.write(pendingOrder, { billingNo, payUrl: payLink ?? '', summary, payment }, suid);
}

/** Forgets the order once its outcome has been shown. */
export function forgetPendingOrder(storage: ShopStorage, suid: string): void {
  storage.remove(pendingOrder, suid);
}
