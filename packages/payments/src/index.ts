export {
  type BuySituation,
  type CardMode,
  type CardSituation,
  cardModeOf,
  isCardComplete,
  isReadyToBuy,
} from './cards/card-mode';
export { type LaunchCandidate, canLaunch } from './channels/can-launch';
export { type ChannelId, type ChannelKey, channelKey } from './channels/channel-key';
export {
  type CardForm,
  type Continuation,
  cardFormOf,
  continuationOf,
} from './channels/continuation';
export {
  type ChannelInOtherRegion,
  type ChannelMissing,
  type ChannelNotOffered,
  type ChannelOffered,
  type ChannelOutOfRange,
  type ChannelResolution,
  type ResolveOptions,
  resolveChannel,
} from './channels/resolve-channel';
export { type ListingOptions, type RegionChannels, listChannels } from './channels/list-channels';
export {
  type OutOfRangeChannel,
  type OutOfRangeOptions,
  outOfRangeChannels,
} from './channels/out-of-range-channels';
export { type PriceRange, isPriceInRange } from './channels/price-range';
export {
  type CouponParams,
  type CouponSituation,
  type CouponState,
  couponParams,
  couponState,
  isCouponLeftUnused,
  pickedCoupon,
} from './coupons/coupon-state';
export { defaultCoupon, usableCoupons } from './coupons/default-coupon';
export { isAppBrowser } from './launch/app-browser';
export {
  type CreateOrder,
  type Launcher,
  type LauncherOptions,
  createLauncher,
} from './launch/create-launcher';
export type {
  Cancelled,
  LaunchResult,
  LoadFailed,
  Pending,
  Redirected,
  Refused,
  RefusedByBackEnd,
  RefusedChannel,
  RefusedLink,
  RefusedOrder,
  RefusedWithoutOrder,
  Unknown,
} from './launch/launch-result';
export { type PayBrowser, openPayWindow } from './launch/open-pay-window';
export type { Order, PaymentCallParams } from './launch/order-request';
export type {
  PayWindow,
  Preparation,
  Prepared,
  Presenter,
  Presenters,
  ShowOutcome,
  ShowPayment,
} from './launch/presenter';
export { type PayLink, checkPayLink } from './links/pay-link';
export {
  type EntryState,
  type GameChannelId,
  type TrafficSource,
  type Visit,
  gameChannelId,
  trafficSource,
} from './order/player-origin';
export type { ExtraParam, OrderCallName, Presentation } from './providers/provider';
export { type RazerGoldChannel, razerGoldChannel } from './providers/razer-gold-channel';

/** The result of a call that creates an order. */
export type { OrderAnswer } from '@shop/contract';

/** For `areaId`, which is left out where it would be empty: `...(hasText(area_id) ? { areaId: area_id } : {})`. */
export { type FilledText, hasText } from '@shop/contract';

/** `formatMoney(4.99, 'USD')`: prices, in major units, as the shop writes them (spec §9). */
export { formatMoney } from '@shop/contract';
