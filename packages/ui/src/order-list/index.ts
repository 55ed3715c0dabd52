export { OrderList, type OrderListProps, type OrderRow } from './order-list';
