import { formatTimestamp, localOffsetMinutes } from '@shop/i18n';
import { orderBlock } from '@shop/storefront-core/orders';
import type { OrderListProps } from '@shop/ui/order-list';
import { useState } from 'react';
import { useOrderReader, useOrders } from '../orders';
import { useCopied, useReopenOrder } from '../result';

/** Returns the orders that the player has made on this device, each with the way back to it. */
export function useOrderList(): OrderListProps {
  const reader = useOrderReader();
  const orders = useOrders();
  const reopen = useReopenOrder();
  const { copied, copy } = useCopied();
  const [number, setNumber] = useState<string | null>(null);
  return {
    orders: orders.map((order) => ({
      billingNo: order.billingNo,
      status: order.status,
      ...orderBlock(order, reader),
      time: formatTimestamp(order.madeAtMs, localOffsetMinutes(order.madeAtMs)),
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
