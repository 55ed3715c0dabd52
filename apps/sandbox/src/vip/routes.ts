import { type CallName, calls } from '@shop/contract';
import { type Route, route } from '../api/route';
import { readVipBasics } from './read-vip-basics';
import { readVipInfo } from './read-vip-info';

/** Routes of the calls of the VIP centre. */
export const vipRoutes = {
  vipBasicInfo: route(calls.vipBasicInfo, readVipBasics),
  vipInfo: route(calls.vipInfo, readVipInfo),
} satisfies Partial<Record<CallName, Route>>;
