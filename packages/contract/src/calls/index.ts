import { activityInfo } from './activities/activity-info';
import { activityStatus } from './activities/activity-status';
import { receiveActivityGift } from './activities/receive-activity-gift';
import { allRoleList } from './all-role-list';
import { cardInfo } from './cards/card-info';
import { cardPay } from './cards/card-pay';
import { myCardInGame } from './cards/my-card-in-game';
import { channelList } from './channel-list';
import { couponList } from './coupons/coupon-list';
import { discountPreview } from './coupons/discount-preview';
import { receiveCoupons } from './coupons/receive-coupons';
import { vipBasicInfo } from './coupons/vip-basic-info';
import { vipInfo } from './coupons/vip-info';
import { evokeGame } from './evoke-game';
import { gameList } from './game-list';
import { gameLogo } from './game-logo';
import { goodsList } from './goods-list';
import { initPage } from './init-page';
import { limitInfo } from './limit-info';
import { orderInfo } from './order-info';
import { pageConfig } from './page-config';
import { paymentCalls } from './payment';
import { replenishmentChannelList } from './replenishment/replenishment-channel-list';
import { replenishmentGameList } from './replenishment/replenishment-game-list';
import { replenishmentInfo } from './replenishment/replenishment-info';
import { roleList } from './role-list';
import { serverList } from './server-list';
import { signInCalls } from './sign-in';

/** Every call of the main API, by name. */
export const calls = {
  initPage,
  pageConfig,
  gameLogo,
  gameList,
  serverList,
  roleList,
  allRoleList,
  goodsList,
  limitInfo,
  channelList,
  orderInfo,
  evokeGame,
  couponList,
  receiveCoupons,
  vipBasicInfo,
  vipInfo,
  discountPreview,
  activityInfo,
  activityStatus,
  receiveActivityGift,
  replenishmentInfo,
  replenishmentGameList,
  replenishmentChannelList,
  cardInfo,
  cardPay,
  myCardInGame,
  ...signInCalls,
  ...paymentCalls,
} as const;

/** The name of a call. */
export type CallName = keyof typeof calls;
