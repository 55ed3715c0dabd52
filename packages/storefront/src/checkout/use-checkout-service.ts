import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { checkoutApi } from '@shop/api-client/checkout';
import { orderAnswer } from '@shop/api-client/order-answer';
import type { CreateOrder } from '@shop/payments';
import { useDispatch } from 'react-redux';
import { onLeave } from '../browser';
import { type ShopServices, useServices } from '../services';
import type { RedeemCard } from './card-calls';
import { type Purchasing, createPurchasing } from './checkout-service';

/** One per shop: the guard against a second purchase under way has to be shared by all popups. */
const ofShop = new WeakMap<ShopServices, Purchasing>();

/** The shop's purchasing. */
export function usePurchasing(): Purchasing {
  const services = useServices();
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const existing = ofShop.get(services);
  if (existing !== undefined) return existing;

  const createOrder: CreateOrder = async (call, params) => {
    if (call === 'myCardInGame')
      return (await import('./card-calls')).createCardOrder(dispatch, params);
    const { createPayment } = checkoutApi.endpoints;
    return orderAnswer(await dispatch(createPayment.initiate({ call, params })));
  };
  const redeemCard: RedeemCard = async (params) =>
    (await import('./card-calls')).redeemCard(dispatch, params);
  const made = createPurchasing(services, { createOrder, redeemCard });
  onLeave(made.leave);
  ofShop.set(services, made);
  return made;
}
