import { forgetShownOrder, keepShownOrder, unknownGoods } from '@shop/storefront-core/orders';
import { type OrderMade, resultSlice } from '@shop/storefront-core/result';
import { useEffect, useEffectEvent } from 'react';
import { useServices } from '../services';
import { useShopDispatch } from '../store';
import { useTrack } from '../tracking';

/** Returns a function that records a press of "to pay". */
export function useTrackToPay(order: OrderMade | null): () => void {
  const track = useTrack();
  return () => {
    track('openPayLink', { ...(order?.payment ?? unknownGoods), billing_no: order?.billingNo });
  };
}

/** Keeps in this tab which order the popup shows, before the tab leaves for the page to pay on. */
export function useWayBack(order: OrderMade | null): void {
  useKeptInTab(order);
  useLeaving(order);
}

/** Keeps in this tab which order the popup shows. */
function useKeptInTab(order: OrderMade | null): void {
  const { tabStorage: tab } = useServices();
  const billingNo = order?.billingNo ?? null;
  useEffect(() => {
    if (billingNo === null) return undefined;
    keepShownOrder(tab, billingNo);
    return () => {
      forgetShownOrder(tab);
    };
  }, [tab, billingNo]);
}

/** Leaves for the page to pay on, where the browser has no other tab for it. */
function useLeaving(order: OrderMade | null): void {
  const dispatch = useShopDispatch();
  const { page } = useServices();
  const trackToPay = useEffectEvent(useTrackToPay(order));
  const link = order?.isLeaving === true ? order.payLink : null;
  useEffect(() => {
    if (link === null) return;
    trackToPay();
    dispatch(resultSlice.actions.pageLeft());
    page.leaveFor(link, 'assign');
  }, [link, page, dispatch]);
}
