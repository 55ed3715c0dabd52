import { useTranslate } from '@shop/i18n/react';
import type { ReactElement } from 'react';
import { type PopupProps, Sheet } from '../sheet';
import { type OrderListProps, OrderList } from './order-list';

/** Props of {@link OrdersPopup}. */
export interface OrdersPopupProps extends PopupProps, OrderListProps {}

/** The player's orders over a page, where the shop has no page for them. */
export function OrdersPopup({ open, onOpenChange, ...list }: OrdersPopupProps): ReactElement {
  const t = useTranslate();
  return (
    <Sheet height="half" onOpenChange={onOpenChange} open={open} title={t('orders.title')}>
      <OrderList {...list} />
    </Sheet>
  );
}
