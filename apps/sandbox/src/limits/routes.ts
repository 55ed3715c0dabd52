import { type CallName, calls } from '@shop/contract';
import { type Route, route } from '../api/route';
import { listLimits } from './list-limits';

/** Routes of the calls about purchase limits. */
export const limitRoutes = {
  limitInfo: route(calls.limitInfo, listLimits),
} satisfies Partial<Record<CallName, Route>>;
