import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { checkoutApi } from '@shop/api-client/checkout';
import { orderAnswer } from '@shop/api-client/order-answer';
import type { CreateOrder } from '@shop/payments';
import { useDispatch } from 'react-redux';
import { onLeave } from '../browser';
import { type ShopServices, useServices } from '../services';
import type { RedeemCard } from './card-calls';
import { type CheckoutService, createCheckoutService } from './checkout-service';

/** One per shop: all popups share the guard against a second purchase at the same time. */
const serviceOfShop = new WeakMap<ShopServices, CheckoutService>();

/** Returns the shop's checkout service, over the order calls of the API client. */
export function useCheckoutService(): CheckoutService {
  const services = useServices();
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const existing = serviceOfShop.get(services);
  if (existing !== undefined) return existing;

  const createOrder: CreateOrder = async (call, params) => {
    if (call === 'myCardInGame')
      return (await import('./card-calls')).requestCardOrder(dispatch, params);
    const { createPayment } = checkoutApi.endpoints;
    return orderAnswer(await dispatch(createPayment.initiate({ call, params })));
  };
  const redeemCard: RedeemCard = async (params) =>
    (await import('./card-calls')).requestCardExchange(dispatch, params);
  const service = createCheckoutService(services, { createOrder, redeemCard });
  onLeave(service.leave);
  serviceOfShop.set(services, service);
  return service;
}
