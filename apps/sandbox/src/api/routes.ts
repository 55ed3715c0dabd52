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
import { type Route, selfAdmittingRoute } from './route';

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
  platformPay: selfAdmittingRoute(paymentCalls.platformPay, createOrder('platformPay')),
  myCardBilling: selfAdmittingRoute(paymentCalls.myCardBilling, createOrder('myCardBilling')),
  myCardPoints: selfAdmittingRoute(paymentCalls.myCardPoints, createOrder('myCardPoints')),
  paypalPay: selfAdmittingRoute(paymentCalls.paypalPay, createOrder('paypalPay')),
  xsollaPay: selfAdmittingRoute(paymentCalls.xsollaPay, createOrder('xsollaPay')),
  adyenPay: selfAdmittingRoute(paymentCalls.adyenPay, createOrder('adyenPay')),
  codapayPay: selfAdmittingRoute(paymentCalls.codapayPay, createOrder('codapayPay')),
  pagsmilePay: selfAdmittingRoute(paymentCalls.pagsmilePay, createOrder('pagsmilePay')),
  travelletPay: selfAdmittingRoute(paymentCalls.travelletPay, createOrder('travelletPay')),
  pingpongxPay: selfAdmittingRoute(paymentCalls.pingpongxPay, createOrder('pingpongxPay')),
  razerGoldPay: selfAdmittingRoute(paymentCalls.razerGoldPay, createOrder('razerGoldPay')),
  payermaxPay: selfAdmittingRoute(paymentCalls.payermaxPay, createOrder('payermaxPay')),
  alipayPay: selfAdmittingRoute(paymentCalls.alipayPay, createOrder('alipayPay')),
  airwallexPay: selfAdmittingRoute(paymentCalls.airwallexPay, createOrder('airwallexPay')),
  welcomePay: selfAdmittingRoute(paymentCalls.welcomePay, createOrder('welcomePay')),
  naverPay: selfAdmittingRoute(paymentCalls.naverPay, createOrder('naverPay')),
  kakaoPay: selfAdmittingRoute(paymentCalls.kakaoPay, createOrder('kakaoPay')),
} satisfies Record<CallName, Route>;
