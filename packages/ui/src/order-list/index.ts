export { OrderList, type OrderListProps, type OrderRow } from './order-list';
export { OrdersPopup, type OrdersPopupProps } from './orders-popup';
