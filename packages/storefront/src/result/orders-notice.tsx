import { useLanguage, useTranslate } from '@shop/i18n/react';
import { type EndedStatus, type OrderStatus, isEndedUnpaid } from '@shop/payments/purchase';
import { withParameters } from '@shop/storefront-core/entry';
import { type KnownOrder, orderAmount } from '@shop/storefront-core/orders';
import { selectPopups } from '@shop/storefront-core/popups';
import { selectResult } from '@shop/storefront-core/result';
import { selectUser } from '@shop/storefront-core/session';
import { type PageNoticeKind, PageNotice } from '@shop/ui/page-notice';
import { type ReactElement, useEffect, useState } from 'react';
import { useAfterGoods } from '../goods';
import { useOrderLedger, useOrders } from '../orders';
import { useServices } from '../services';
import { useShopSelector } from '../store';
import { useOrderWatch } from './use-order-watch';
import { useReopenOrder } from './use-show-order';

/**
 * The latest order that is unfinished, or whose end the player has not seen, above the pay bar; and a
 * watch over all of them. Shown while no popup is open.
 */
export function OrdersNotice(): ReactElement {
  const translate = useTranslate();
  const { code } = useLanguage();
  const ledger = useOrderLedger();
  const reopen = useReopenOrder();
  const suid = useShopSelector(selectUser)?.suid ?? null;
  const isNothingOpen = useShopSelector(selectPopups).length === 0;
  const orders = useOrders().filter(({ isSeen }) => !isSeen);
  useOrderInAddress(orders);
  const order = isNothingOpen ? orders[0] : undefined;
  return (
    <>
      <OrderWatches />
      <PageNotice
        kind={order === undefined ? null : noticeKinds[order.status]}
        detail={order && [order.summary.goods, orderAmount(order.payment, code)]}
        action={
          order && {
            label: translate(order.status === 'placed' ? 'orders.continue' : 'orders.show'),
            onPress: () => {
              reopen(order);
            },
          }
        }
        onClose={closerOf(order, (status) => {
          if (suid !== null && order !== undefined)
            ledger.end(suid, order.billingNo, { status, isSeen: true });
        })}
      />
    </>
  );
}

const noticeKinds = {
  placed: 'order-pending',
  success: 'order-paid',
  fail: 'order-failed',
  cancelled: 'order-cancelled',
  expired: 'order-expired',
  // The player knows: it was their press.
  replaced: null,
} as const satisfies Record<OrderStatus, PageNoticeKind | null>;

/** An order that is unfinished cannot be closed: its notice is the way back to it. */
function closerOf(
  order: KnownOrder | undefined,
  close: (status: EndedStatus) => void,
): (() => void) | undefined {
  const status = order?.status ?? 'placed';
  if (status === 'placed') return undefined;
  return () => {
    close(status);
  };
}

/** How long after it was made an order that was not paid is read again at each visit: a transfer may take some days. */
const maxLateMs = 3 * 24 * 60 * 60 * 1000;

/** Reads the orders that are unfinished, and those that may be paid late, once the goods have been shown. */
function OrderWatches(): ReactElement | null {
  const orders = useOrders();
  const shown = useShopSelector(selectResult)?.billingNo ?? null;
  const isAfterGoods = useAfterGoods();
  const { now } = useServices();
  const [sinceMs] = useState(() => now() - maxLateMs);
  if (!isAfterGoods) return null;
  const isOpen = ({ status, isSeen }: KnownOrder): boolean => status === 'placed' && !isSeen;
  const mayBePaidLate = ({ status, madeAtMs }: KnownOrder): boolean =>
    isEndedUnpaid(status) && madeAtMs > sinceMs;
  return (
    <>
      {orders
        .filter((order) => isOpen(order) || mayBePaidLate(order))
        // The result popup watches its own.
        .filter(({ billingNo }) => billingNo !== shown)
        .map(({ billingNo }) => (
          <OrderWatch key={billingNo} billingNo={billingNo} />
        ))}
    </>
  );
}

/** Reads an order until it ends, and records that. One that was not paid is read once, and when the player returns. */
function OrderWatch({ billingNo }: { readonly billingNo: string }): null {
  const ledger = useOrderLedger();
  const suid = useShopSelector(selectUser)?.suid ?? null;
  const { status } = useOrderWatch(billingNo, 'once failed');
  useEffect(() => {
    if (suid !== null && status !== 'placed')
      ledger.end(suid, billingNo, { status, isSeen: false });
  }, [ledger, suid, billingNo, status]);
  return null;
}

/**
 * Keeps the number of an unfinished order in the address (`billing_no`, spec §2) where the browser stores nothing: the
 * page opens the order again after a reload.
 */
function useOrderInAddress(orders: readonly KnownOrder[]): void {
  const { page, pageHistory, storage } = useServices();
  const unfinished = orders.find(({ status }) => status === 'placed')?.billingNo;
  const kept = storage.isPersistent() ? undefined : unfinished;
  useEffect(() => {
    if (kept === undefined) return undefined;
    pageHistory.changeSearch((search) => withParameters(search, { billing_no: kept }));
    return () => {
      page.forgetParameters(['billing_no']);
    };
  }, [kept, page, pageHistory]);
}
