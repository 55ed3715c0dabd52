import { formatTimestamp, localOffsetMinutes } from '@shop/i18n';
import { useLanguage } from '@shop/i18n/react';
import { orderAmount } from '@shop/storefront-core/orders';
import type { OrderListProps } from '@shop/ui/order-list';
import { useState } from 'react';
import { useOrders } from '../orders';
import { useCopied, useReopenOrder } from '../result';

/** Returns the orders that the player has made on this device, each with the way back to it. */
export function useOrderList(): OrderListProps {
  const { code } = useLanguage();
  const orders = useOrders();
  const reopen = useReopenOrder();
  const { copied, copy } = useCopied();
  const [number, setNumber] = useState<string | null>(null);
  return {
    orders: orders.map(({ billingNo, status, summary, payment, madeAtMs }) => ({
      billingNo,
      status,
      goods: summary.goods,
      role: summary.role,
      server: summary.server,
      game: summary.game,
      amount: orderAmount(payment, code),
      time: formatTimestamp(madeAtMs, localOffsetMinutes(madeAtMs)),
    })),
    onOpen: (billingNo) => {
      const order = orders.find((one) => one.billingNo === billingNo);
      if (order !== undefined) reopen(order);
    },
    onCopy: (billingNo) => {
      setNumber(billingNo);
      copy(billingNo);
    },
    copied: copied ? number : null,
  };
}
