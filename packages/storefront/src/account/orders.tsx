import { OrdersPopup } from '@shop/ui/order-list';
import type { ReactElement } from 'react';
import type { PopupContainerProps } from '../popups';
import { useOrderList } from './use-order-list';

/** The player's orders over a page, for the old version, which has no page for them. */
export function Orders(popup: PopupContainerProps): ReactElement {
  return <OrdersPopup {...popup} {...useOrderList()} />;
}
