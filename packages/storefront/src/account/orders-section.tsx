import { formatTimestamp, localOffsetMinutes, useLanguage, useTranslate } from '@shop/i18n';
import { OrderList } from '@shop/ui/order-list';
import { Panel } from '@shop/ui/panel';
import { type ReactElement, useState } from 'react';
import { useSelector } from 'react-redux';
import { orderAmount, useOrders } from '../orders';
import { useCopied, useReopenOrder } from '../result';
import { selectUser } from '../session';

/** The orders that the player has made on this device, each with the way back to it. */
export function OrdersSection(): ReactElement | null {
  const translate = useTranslate();
  const { code } = useLanguage();
  const isSignedIn = useSelector(selectUser) !== null;
  const orders = useOrders();
  const reopen = useReopenOrder();
  const { copied, copy } = useCopied();
  const [number, setNumber] = useState<string | null>(null);
  if (!isSignedIn) return null;
  return (
    <Panel title={translate('orders.title')}>
      <OrderList
        orders={orders.map(({ billingNo, status, summary, payment, madeAtMs }) => ({
          billingNo,
          status,
          goods: summary.goods,
          role: summary.role,
          server: summary.server,
          game: summary.game,
          amount: orderAmount(payment, code),
          time: formatTimestamp(madeAtMs, localOffsetMinutes(madeAtMs)),
        }))}
        onOpen={(billingNo) => {
          const order = orders.find((one) => one.billingNo === billingNo);
          if (order !== undefined) reopen(order);
        }}
        onCopy={(billingNo) => {
          setNumber(billingNo);
          copy(billingNo);
        }}
        copied={copied ? number : null}
      />
    </Panel>
  );
}
