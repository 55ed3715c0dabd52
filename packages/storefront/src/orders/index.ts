export { useChooseAgain } from './use-choose-again';
export { orderLedgerOf, useOrderLedger, useOrders } from './use-orders';
export { useOrderReader } from './use-order-reader';
