import { useTranslate } from '@shop/i18n';
import { OrderList } from '@shop/ui/order-list';
import { Panel } from '@shop/ui/panel';
import type { ReactElement } from 'react';
import { useSelector } from 'react-redux';
import { selectUser } from '../session';
import { useOrderList } from './use-order-list';

/** The player's orders, in a page. */
export function OrdersSection(): ReactElement | null {
  const translate = useTranslate();
  const isSignedIn = useSelector(selectUser) !== null;
  const list = useOrderList();
  if (!isSignedIn) return null;
  return (
    <Panel title={translate('orders.title')}>
      <OrderList {...list} />
    </Panel>
  );
}
