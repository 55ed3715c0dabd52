export { boughtBefore, boughtOf, paymentFieldsOf, type Bought } from './bought';
export {
  createShopPurchases,
  intentId,
  latestUnansweredOf,
  maxAskingMs,
  type ShopPurchases,
  type UnansweredPurchase,
} from './kept-purchases';
export { createPrompt, type CardPrompt, type OpenCardPrompt, type Prompt } from './prompt';
export {
  describePurchase,
  intentOf,
  isPurchaseOf,
  priceOf,
  type ChannelPurchase,
  type Purchase,
} from './purchase';
export { forgetEndedOrder, keepCardOrder } from './card-order';
export {
  lostChannelKeys,
  lostReasonInList,
  type EarlierChoice,
  type LostReason,
} from './lost-channel';
export { followUpOf, isCouponRefusal, toastKeysFor } from './follow-up';
export { unansweredCoupon } from './unanswered-coupon';
export {
  type CheckoutService,
  type PurchaseOutcome,
  createCheckoutService,
} from './checkout-service';
