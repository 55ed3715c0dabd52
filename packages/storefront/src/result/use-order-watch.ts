import { checkoutApi } from '@shop/api-client/checkout';
import type { ContentOf, orderInfo } from '@shop/contract';
import {
  type OrderWatch,
  type OrderWatchOptions,
  type WatchedOrder as Watched,
  watchOrder,
} from '@shop/payments/purchase';
import { onReturn, startTimer } from '@shop/storefront-core/browser';
import type { Failure } from '@shop/storefront-core/refusals';
import { useMemo, useSyncExternalStore } from 'react';
import { useServices } from '../services';
import { useShopDispatch } from '../store';

type OrderInfo = ContentOf<typeof orderInfo>;

/** The state of an order, and how to read it now. */
export interface WatchedOrder
  extends Watched<OrderInfo, Failure>, Pick<OrderWatch<OrderInfo, Failure>, 'checkNow'> {}

/** The watch of no order. */
const noWatch: OrderWatch<OrderInfo, Failure> = (() => {
  const nothing: Watched<OrderInfo, Failure> = {
    ...{ status: 'placed', full: null, isChecking: false },
    ...{ lastChecked: null, isOver: false, failure: null },
  };
  const ignore = (): void => undefined;
  return { current: () => nothing, subscribe: () => ignore, checkNow: ignore };
})();

/** Watches an order, by calls to the back end; null watches none. See {@link watchOrder}. */
export function useOrderWatch(
  billingNo: string | null,
  readsFull: OrderWatchOptions<OrderInfo, Failure>['readsFull'] = 'once ended',
): WatchedOrder {
  const dispatch = useShopDispatch();
  const { now } = useServices();
  const watch = useMemo(() => {
    if (billingNo === null) return noWatch;
    const read: OrderWatchOptions<OrderInfo, Failure>['read'] = async (mode) => {
      const params = { billing_no: billingNo, ...(mode === 'simple' && { simple: '1' as const }) };
      const call = checkoutApi.endpoints.orderInfo.initiate(params, {
        forceRefetch: true,
        subscribe: false,
      });
      const { data, error } = await dispatch(call);
      return data !== undefined && error === undefined
        ? { kind: 'read', order: data }
        : { kind: 'failed', failure: error ?? {} };
    };
    return watchOrder({ read, readsFull, now, startTimer, onReturn });
  }, [billingNo, readsFull, dispatch, now]);
  const watched = useSyncExternalStore(watch.subscribe, watch.current, noWatch.current);
  return { ...watched, checkNow: watch.checkNow };
}
