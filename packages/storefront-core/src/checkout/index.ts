export { boughtBefore, boughtOf, paymentFieldsOf, type Bought } from './bought';
export {
  createShopPurchases,
  intentId,
  latestUnansweredOf,
  type ShopPurchases,
  type UnansweredPurchase,
} from './kept-purchases';
export { maxAskingMs, nextAsk } from './asking-pauses';
export {
  createPrompt,
  type CardEntry,
  type CardPrompt,
  type OpenPrompt,
  type Prompt,
} from './prompt';
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
  launchableChannels,
  lostReasonInList,
  type EarlierChoice,
  type LostReason,
} from './lost-channel';
export { followUpOf, isAboutGoods, isCardGone, isCouponRefusal, toastKeysFor } from './follow-up';
export { heldCoupon, unansweredCoupon } from './held-coupon';
export {
  completePurchase,
  noCoupon,
  type PurchaseChoices,
  type UnpaidOrderOffer,
} from './complete-purchase';
export type { CheckoutParts } from './send-purchase';
export {
  type CheckoutService,
  type PurchaseOutcome,
  createCheckoutService,
} from './checkout-service';
