import { formatTimestamp, localOffsetMinutes } from '@shop/i18n';
import { selectLimitNotes } from '@shop/storefront-core/goods';
import {
  type KnownOrder,
  choiceToRepeat,
  orderBlock,
  repeatOf,
} from '@shop/storefront-core/orders';
import { popupStack } from '@shop/storefront-core/popups';
import { selectSelection } from '@shop/storefront-core/selection';
import type { OrderListProps } from '@shop/ui/order-list';
import { useState } from 'react';
import { useRequestedGoods } from '../goods';
import { useChooseAgain, useOrderReader, useOrders } from '../orders';
import { useCopied } from '../clipboard';
import { useReopenOrder } from '../result';
import { useShopDispatch, useShopSelector } from '../store';

/** Returns the orders that the player has made on this device, each with the way back to it. */
export function useOrderList(): OrderListProps {
  const reader = useOrderReader();
  const orders = useOrders();
  const reopen = useReopenOrder();
  const { copied, copy } = useCopied();
  const again = useAgain();
  const [number, setNumber] = useState<string | null>(null);
  return {
    orders: orders.map((order) => ({
      billingNo: order.billingNo,
      status: order.status,
      ...orderBlock(order, reader),
      time: formatTimestamp(order.madeAtMs, localOffsetMinutes(order.madeAtMs)),
      canRepeat: again.canRepeat(order),
    })),
    onOpen: (billingNo) => {
      const order = orders.find((one) => one.billingNo === billingNo);
      if (order !== undefined) reopen(order);
    },
    onAgain: (billingNo) => {
      again.repeat(orders.find((one) => one.billingNo === billingNo));
    },
    onCopy: (billingNo) => {
      setNumber(billingNo);
      copy(billingNo);
    },
    copied: copied ? number : null,
  };
}

/** Returns whether what an order bought can be bought again, and how: its payment opens, which says if the goods are gone. */
function useAgain(): {
  readonly canRepeat: (order: KnownOrder) => boolean;
  readonly repeat: (order: KnownOrder | undefined) => void;
} {
  const dispatch = useShopDispatch();
  const selection = useShopSelector(selectSelection);
  const limits = useShopSelector(selectLimitNotes);
  const goods = useRequestedGoods().data?.goods;
  const chooseAgain = useChooseAgain();
  return {
    // Where no page has asked for the goods yet, the payment does.
    canRepeat: (order) =>
      goods === undefined
        ? choiceToRepeat(order, selection) !== null
        : repeatOf(order, { selection, goods, limits }) !== null,
    repeat: (order) => {
      const choice = order === undefined ? null : choiceToRepeat(order, selection);
      if (choice === null) return;
      chooseAgain(choice, 'same-way');
      dispatch(popupStack.actions.replaced('recharge'));
    },
  };
}
