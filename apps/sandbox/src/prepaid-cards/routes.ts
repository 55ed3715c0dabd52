import { type CallName, calls } from '@shop/contract';
import { type Route, route } from '../api/route';
import { readCard } from './read-card';

/** The calls about prepaid cards. */
export const prepaidCardRoutes = {
  cardInfo: route(calls.cardInfo, readCard),
} satisfies Partial<Record<CallName, Route>>;
