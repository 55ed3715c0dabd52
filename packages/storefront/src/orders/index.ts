export {
  type KnownOrder,
  type OrderChoice,
  type OrderSummary,
  type PaymentFields,
  orderChoice,
  orderSummary,
} from './known-order';
export { type NewOrder, type OrderLedger, createOrderLedger } from './order-ledger';
export { isChosenFor, orderAmount, unknownGoods, unpaidOrderFor } from './order-facts';
export {
  forgetShownOrder,
  keepOrderInAddress,
  keepShownOrder,
  readShownOrder,
} from './shown-order';
export { orderLedgerOf, useOrderLedger, useOrders } from './use-orders';
