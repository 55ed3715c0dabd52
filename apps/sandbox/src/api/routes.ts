import { type CallName, calls, paymentCalls } from '@shop/contract';
import { accountRoutes } from '../accounts/routes';
import { activityRoutes } from '../activities/routes';
import { catalogueRoutes } from '../catalogue/routes';
import { couponRoutes } from '../coupons/routes';
import { limitRoutes } from '../limits/routes';
import { createOrder } from '../orders/create-order';
import { readOrder } from '../orders/read-order';
import { prepaidCardRoutes } from '../prepaid-cards/routes';
import { realNameRoutes } from '../real-name/routes';
import { replenishmentRoutes } from '../replenishment/routes';
import { vipRoutes } from '../vip/routes';
import { type Route, route, selfAdmittingRoute } from './route';

/** Every call of the contract with what answers it; a call that is missing does not compile. */
export const routes = {
  ...catalogueRoutes,
  orderInfo: selfAdmittingRoute(calls.orderInfo, readOrder),
  ...limitRoutes,
  ...activityRoutes,
  ...vipRoutes,
  ...couponRoutes,
  ...prepaidCardRoutes,
  ...replenishmentRoutes,
  ...accountRoutes,
  ...realNameRoutes,
  platformPay: route(paymentCalls.platformPay, createOrder('platformPay')),
  myCardBilling: route(paymentCalls.myCardBilling, createOrder('myCardBilling')),
  myCardPoints: route(paymentCalls.myCardPoints, createOrder('myCardPoints')),
  paypalPay: route(paymentCalls.paypalPay, createOrder('paypalPay')),
  xsollaPay: route(paymentCalls.xsollaPay, createOrder('xsollaPay')),
  adyenPay: route(paymentCalls.adyenPay, createOrder('adyenPay')),
  codapayPay: route(paymentCalls.codapayPay, createOrder('codapayPay')),
  pagsmilePay: route(paymentCalls.pagsmilePay, createOrder('pagsmilePay')),
  travelletPay: route(paymentCalls.travelletPay, createOrder('travelletPay')),
  pingpongxPay: route(paymentCalls.pingpongxPay, createOrder('pingpongxPay')),
  razerGoldPay: route(paymentCalls.razerGoldPay, createOrder('razerGoldPay')),
  payermaxPay: route(paymentCalls.payermaxPay, createOrder('payermaxPay')),
  alipayPay: route(paymentCalls.alipayPay, createOrder('alipayPay')),
  airwallexPay: route(paymentCalls.airwallexPay, createOrder('airwallexPay')),
  welcomePay: route(paymentCalls.welcomePay, createOrder('welcomePay')),
  naverPay: route(paymentCalls.naverPay, createOrder('naverPay')),
  kakaoPay: route(paymentCalls.kakaoPay, createOrder('kakaoPay')),
} satisfies Record<CallName, Route>;
