export { createOrderLedger, type NewOrder, type OrderLedger } from './order-ledger';
export { forgetShownOrder, keepShownOrder, readShownOrder } from './shown-order';
export { bonusText, orderBlock, type OrderBlock, type OrderReader } from './order-block';
export { choiceToRepeat, purchaseToRepeat, repeatOf, type Repeatable } from './order-to-repeat';
export {
  type ChosenGoods,
  isBeingConfirmed,
  isChosenFor,
  orderAmount,
  paidNumbers,
  paidOrderFor,
  unknownGoods,
  unpaidOrderFor,
} from './order-facts';
export {
  choiceParts,
  isSameChoice,
  orderChoice,
  orderSummary,
  type KnownOrder,
  type OrderChoice,
  type OrderSummary,
  type PaymentFields,
} from './known-order';
