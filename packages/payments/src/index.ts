export { type CardMode, type CardSituation, cardModeOf } from './cards/card-mode';
export { isCardComplete } from './cards/is-card-complete';
export { type BuySituation, isReadyToBuy } from './cards/is-ready-to-buy';
export { type LaunchCandidate, canLaunch } from './channels/can-launch';
export { type ChannelId, type ChannelKey, channelKey } from './channels/channel-key';
export type {
  ChannelInOtherRegion,
  ChannelMissing,
  ChannelNotOffered,
  ChannelOffered,
  ChannelOutOfRange,
  ChannelResolution,
} from './channels/channel-resolution';
export { type ListingOptions, type RegionChannels, listChannels } from './channels/list-channels';
export { type PriceRange, isPriceInRange } from './channels/price-range';
export { type ResolveOptions, resolveChannel } from './channels/resolve-channel';
export { type CouponParams, couponParams } from './coupons/coupon-params';
export { type CouponSituation, type CouponState, couponState } from './coupons/coupon-state';
export { defaultCoupon } from './coupons/default-coupon';
export { isCouponLeftUnused } from './coupons/is-coupon-left-unused';
export { pickedCoupon } from './coupons/picked-coupon';
export { usableCoupons } from './coupons/usable-coupons';
export { type Launcher, createLauncher } from './launch/create-launcher';
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
  RefusedWithoutOrder,
  Unknown,
} from './launch/launch-result';
export type { CreateOrder, LauncherOptions } from './launch/launcher-options';
export type { PayWindow } from './launch/pay-window';
export type { Order, PaymentCallParams } from './launch/payment-request';
export type {
  Preparation,
  Prepared,
  Presenter,
  ShowOutcome,
  ShowPayment,
} from './launch/presenter';
export type { Presenters } from './launch/presenter-of';
export { type PayLink, checkPayLink } from './links/pay-link';
export { type EntryState, type GameChannelId, gameChannelId } from './order/game-channel-id';
export { type TrafficSource, type Visit, trafficSource } from './order/traffic-source';
export type { ExtraParam, OrderCallName, Presentation } from './providers/provider';
export { type RazerGoldChannel, razerGoldChannel } from './providers/razer-gold-channel';

/** The result of a call that creates an order. */
export type { OrderAnswer } from '@shop/contract';

/** `formatMoney(4.99, 'USD')`: prices, in major units, as the shop writes them (spec §9). */
export { formatMoney } from '@shop/contract';
