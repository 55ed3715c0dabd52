import { type CallName, calls } from '@shop/contract';
import { type Route, route } from '../api/route';
import { createCardPayment } from './pay-with-card';
import { readPrepaidCard } from './read-card';
import { redeemPrepaidCard } from './redeem-card';

/** The calls about prepaid cards. */
export const prepaidCardRoutes = {
  cardInfo: route(calls.cardInfo, readPrepaidCard),
  cardPay: route(calls.cardPay, redeemPrepaidCard),
  myCardInGame: route(calls.myCardInGame, createCardPayment),
} satisfies Partial<Record<CallName, Route>>;
