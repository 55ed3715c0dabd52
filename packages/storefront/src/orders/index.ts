export { orderLedgerOf, useOrderLedger, useOrders } from './use-orders';
