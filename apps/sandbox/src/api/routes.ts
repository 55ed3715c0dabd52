import { type CallName, type PaymentCallName, calls, paymentCalls } from '@shop/contract';
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

function isPaymentCallName(name: string): name is PaymentCallName {
  return Object.hasOwn(paymentCalls, name);
}

/**
 * Routes of the calls that pay through a provider; a new one in the contract needs no line here.
 */
const paymentRoutes = Object.keys(paymentCalls)
  .filter(isPaymentCallName)
  .map((name): Route => selfAdmittingRoute(paymentCalls[name], createOrder(name)));

/** Routes of all other calls; a missing call does not compile. */
const otherRoutes = {
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
} satisfies { [Name in Exclude<CallName, PaymentCallName>]: Route<Name> };

/** The routes of every call of the contract. */
export const callRoutes: readonly Route[] = [...Object.values(otherRoutes), ...paymentRoutes];
