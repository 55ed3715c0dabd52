import { channelList } from './channel-list';
import { currentUser } from './current-user';
import { gameList } from './game-list';
import { goodsList } from './goods-list';
import { initPage } from './init-page';
import { login } from './login';
import { orderInfo } from './order-info';
import { pageConfig } from './page-config';
import { paymentCalls } from './payment';
import { roleList } from './role-list';
import { serverList } from './server-list';

/** Every call there is, by name. A new call is one file beside this one and one line here. */
export const calls = {
  initPage,
  pageConfig,
  gameList,
  serverList,
  roleList,
  goodsList,
  channelList,
  orderInfo,
  login,
  currentUser,
  ...paymentCalls,
} as const;

/** The name of a call. */
export type CallName = keyof typeof calls;
