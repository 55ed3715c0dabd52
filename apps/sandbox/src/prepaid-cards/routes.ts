import { type CallName, calls } from '@shop/contract';
import { type Route, route } from '../api/route';
import { payWithCard } from './pay-with-card';
import { readCard } from './read-card';
import { redeemCard } from './redeem-card';

/** The calls about prepaid cards. */
export const prepaidCardRoutes = {
  cardInfo: route(calls.cardInfo, readCard),
  cardPay: route(calls.cardPay, redeemCard),
  myCardInGame: route(calls.myCardInGame, payWithCard),
} satisfies Partial<Record<CallName, Route>>;
