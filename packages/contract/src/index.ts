export {
  type Call,
  type CallAudience,
  type CallKind,
  type ContentOf,
  type ParamsOf,
  defineCall,
} from './call';
export { type CallDomain, callDomain, callDomains } from './call-domain';
export { type CallName, calls } from './calls';
export {
  type Activity,
  type ActivityKind,
  type ActivityReward,
  type RewardState,
  activityInfo,
} from './calls/activities/activity-info';
export { activityStatus } from './calls/activities/activity-status';
export { receiveActivityGift } from './calls/activities/receive-activity-gift';
export { type PlacedRole, allRoleList } from './calls/all-role-list';
export { cardInfo } from './calls/cards/card-info';
export { cardPay } from './calls/cards/card-pay';
export { myCardInGame } from './calls/cards/my-card-in-game';
export {
  type Channel,
  type ChannelKind,
  type ChannelsByRegion,
  type SubChannel,
  channelList,
} from './calls/channel-list';
export { type Coupon, type CouponCategory, type CouponPeriod } from './calls/coupons/coupon';
export { couponList } from './calls/coupons/coupon-list';
export { discountPreview } from './calls/coupons/discount-preview';
export { receiveCoupons } from './calls/coupons/receive-coupons';
export { type VipLevel, vipBasicInfo } from './calls/coupons/vip-basic-info';
export { vipInfo } from './calls/coupons/vip-info';
export { evokeGame } from './calls/evoke-game';
export { firstScreenPaths } from './calls/first-screen-paths';
export { pagePaths } from './calls/page-paths';
export { replenishmentPaths } from './calls/replenishment/replenishment-paths';
export { type Game, type SubGame, gameList } from './calls/game-list';
export { gameLogo } from './calls/game-logo';
export { type Goods, goodsList } from './calls/goods-list';
export { initPage } from './calls/init-page';
export { type LimitType, type LimitedProduct, limitInfo } from './calls/limit-info';
export { type FailReason, failReasons, orderInfo } from './calls/order-info';
export { pageConfig } from './calls/page-config';
export { type PaymentCallName, paymentCalls } from './calls/payment';
export type { PaymentCall } from './calls/payment/create-payment';
export type { CreatedOrder } from './calls/payment/created-order';
export { type PaymentParams, payment } from './calls/payment/payment';
export { replenishmentChannelList } from './calls/replenishment/replenishment-channel-list';
export { replenishmentGameList } from './calls/replenishment/replenishment-game-list';
export { replenishmentInfo } from './calls/replenishment/replenishment-info';
export { type Role, roleList } from './calls/role-list';
export { type Area, type Server, serverList } from './calls/server-list';
export { signInCalls } from './calls/sign-in';
export type { LoginCall } from './calls/sign-in/define-login';
export { currentUser } from './calls/sign-in/current-user';
export { login } from './calls/sign-in/login';
export { type SignInKind, loginConfig, signInKinds } from './calls/sign-in/login-config';
export { type RealNameState, realNameState } from './calls/sign-in/real-name-state';
export { type TrackingCallName, trackingCalls } from './calls/tracking';
export type { MetricsFields } from './calls/tracking/metrics-fields';
export {
  type TrackingEvent,
  type TrackingFields,
  trackingEventId,
  trackingEvents,
} from './calls/tracking/tracking-event';
export { cardExchangeType } from './card-exchange-type';
export { type PrepaidCard, packCardInfo, readCardInfo } from './card-info';
export { Code } from './code';
export { type RandomHex, obfuscateCredential, revealCredential } from './credentials';
export { type DomainArea, domainArea, domainAreas, readDomainArea } from './domain-area';
export { type Answer, readAnswer } from './envelope';
export { formatMoney } from './money/format-money';
export { minorDigits, toMajor, toMinor } from './money/money';
export { type OrderAnswer, type OrderOutcome, readOrderAnswer } from './order-answer';
export { type Platform, platform } from './platform';
export { type BillingStatus, ResultStatus, billingStatus, resultStatusOf } from './result-status';
export { CommonCode } from './common-code';
export { PurchaseCode, settlesPurchase } from './purchase-code';
export { type UserInfo, userInfo } from './user-info';
export {
  type TooManyRequests,
  type UnpaidOrder,
  type WrongParameter,
  tooManyRequests,
  unpaidOrder,
  wrongParameter,
} from './refusal-content';
export { type FilledText, hasText } from './wire/filled-text';
export type { LenientList } from './wire/lenient-list';
export type { LocalizedText } from './wire/localized-text';
