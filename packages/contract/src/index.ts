export {
  type Call,
  type CallAudience,
  type CallKind,
  type ContentOf,
  type ParamsOf,
  defineCall,
} from './call';
export { type CallName, calls } from './calls';
export {
  type Channel,
  type ChannelsByRegion,
  type SubChannel,
  channelList,
} from './calls/channel-list';
export { currentUser } from './calls/current-user';
export { type Game, type SubGame, gameList } from './calls/game-list';
export { type Goods, goodsList } from './calls/goods-list';
export { initPage } from './calls/init-page';
export { login } from './calls/login';
export { orderInfo } from './calls/order-info';
export { pageConfig } from './calls/page-config';
export { type PaymentCallName, paymentCalls } from './calls/payment';
export type { CreatedOrder, PaymentCall, PaymentParams } from './calls/payment/create-payment';
export { type Role, roleList } from './calls/role-list';
export { type Area, type Server, serverList } from './calls/server-list';
export { Code } from './code';
export { type RandomHex, obfuscateCredential, revealCredential } from './credentials';
export { type DomainArea, domainArea, domainAreas } from './domain-area';
export { type Answer, readAnswer } from './envelope';
export { type Platform, platform } from './platform';
export { type BillingStatus, ResultStatus, billingStatus, resultStatusOf } from './result-status';
export { type UnpaidOrder, unpaidOrder } from './unpaid-order';
export { type UserInfo, userInfo } from './user-info';
export type { LocalizedText } from './wire/localized-text';
