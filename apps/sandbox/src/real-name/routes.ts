import { type CallName, calls } from '@shop/contract';
import { type Route, route } from '../api/route';
import { readRealNameState } from './read-real-name-state';

/** The call about real names. */
export const realNameRoutes = {
  realNameState: route(calls.realNameState, readRealNameState),
} satisfies Partial<Record<CallName, Route>>;
