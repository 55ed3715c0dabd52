import type { BillingStatus } from '@shop/contract';
import { useLanguage, useTranslate } from '@shop/i18n';
import { PageNotice, type PageNoticeKind } from '@shop/ui/page-notice';
import { type ReactElement, useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { pageHistory } from '../browser';
import { useAfterGoods } from '../goods';
import {
  type KnownOrder,
  keepOrderInAddress,
  orderAmount,
  useOrderLedger,
  useOrders,
} from '../orders';
import { selectPopups } from '../popups';
import { useServices } from '../services';
import { selectUser } from '../session';
import { selectResult } from './result-slice';
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
  const suid = useSelector(selectUser)?.suid ?? null;
  const isNothingOpen = useSelector(selectPopups).length === 0;
  const known = useOrders();
  const orders = known.filter(({ isSeen }) => !isSeen);
  const shown = useSelector(selectResult)?.billingNo ?? null;
  const isAfterGoods = useAfterGoods();
  const [latest] = orders;
  const order = isNothingOpen ? latest : undefined;
  useOrderInAddress(orders);
  const { now } = useServices();
  const [sinceMs] = useState(() => now() - maxLateMs);

  const open = orders.filter(({ status }) => status === 'pending');
  const failed = known.filter(({ status, madeAtMs }) => status === 'fail' && madeAtMs > sinceMs);
  return (
    <>
      {isAfterGoods &&
        // The result popup watches its own.
        [...open, ...failed]
          .filter(({ billingNo }) => billingNo !== shown)
          .map(({ billingNo }) => <OrderWatch key={billingNo} billingNo={billingNo} />)}
      <PageNotice
        kind={order === undefined ? null : noticeKinds[order.status]}
        detail={order && [order.summary.goods, orderAmount(order.payment, code)]}
        action={
          order && {
            label: translate(order.status === 'pending' ? 'orders.continue' : 'orders.show'),
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
  pending: 'order-pending',
  success: 'order-paid',
  fail: 'order-failed',
} as const satisfies Record<BillingStatus, PageNoticeKind>;

/** An order that is unfinished cannot be closed: its notice is the way back to it. */
function closerOf(
  order: KnownOrder | undefined,
  close: (status: Exclude<BillingStatus, 'pending'>) => void,
): (() => void) | undefined {
  const status = order?.status ?? 'pending';
  if (status === 'pending') return undefined;
  return () => {
    close(status);
  };
}

/** How long after it was made a failed order is read again at each visit: a transfer may take some days. */
const maxLateMs = 3 * 24 * 60 * 60 * 1000;

/** Reads an order until it ends, and records that. A failed one is read once, and when the player returns. */
function OrderWatch({ billingNo }: { readonly billingNo: string }): null {
  const ledger = useOrderLedger();
  const suid = useSelector(selectUser)?.suid ?? null;
  const { status } = useOrderWatch(billingNo, 'never');
  useEffect(() => {
    if (suid !== null && status !== 'pending')
      ledger.end(suid, billingNo, { status, isSeen: false });
  }, [ledger, suid, billingNo, status]);
  return null;
}

/** Keeps an unfinished order in the address where the browser stores nothing. */
function useOrderInAddress(orders: readonly KnownOrder[]): void {
  const { page, storage } = useServices();
  const unfinished = orders.find(({ status }) => status === 'pending')?.billingNo;
  const kept = storage.isPersistent() ? undefined : unfinished;
  useEffect(() => {
    if (kept === undefined) return undefined;
    const keep = (): void => {
      keepOrderInAddress(kept);
    };
    keep();
    // Closing a popup leads back to an entry of the history without it.
    const stop = pageHistory.onStep(keep);
    return () => {
      stop();
      page.forgetParameters(['billing_no']);
    };
  }, [kept, page]);
}
