import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { checkoutApi } from '@shop/api-client/checkout';
import { orderAnswer } from '@shop/api-client/order-answer';
import type { CardOutcome } from '@shop/payments/hosted-card';
import { onLeave, withLaterStyles } from '@shop/storefront-core/browser';
import {
  type CheckoutParts,
  type CheckoutService,
  createCheckoutService,
} from '@shop/storefront-core/checkout';
import { popupStack } from '@shop/storefront-core/popups';
import type { ShopServices } from '@shop/storefront-core/services';
import { orderLedgerOf } from '../orders';
import { type ShopParts, useServices, useShopParts } from '../services';
import { useShopDispatch } from '../store';

type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

/** Loads the popup of card fields, with its styles. Rejects if that fails. */
export const loadCardFields = async (): Promise<{ prepareCard: CheckoutParts['prepareCard'] }> =>
  withLaterStyles(import('./card-fields'));

/** Has the popup of card fields open until a card has been entered, or not. Resolves to that. */
export async function inCardPopup(
  dispatch: Dispatch,
  entered: Promise<CardOutcome>,
): Promise<CardOutcome> {
  dispatch(popupStack.actions.opened('card-fields'));
  const outcome = await entered;
  // After payment the result replaces all popups. To close this one first would step back through the history as well.
  if (outcome !== 'done') dispatch(popupStack.actions.closed('card-fields'));
  return outcome;
}

/**
 * Returns the shop's checkout service, over the order calls of the API client. It is one, so that all popups share the
 * guard against a second purchase at the same time.
 */
export function useCheckoutService(): CheckoutService {
  return checkoutServiceOf(useShopParts(), useServices(), useShopDispatch());
}

function checkoutServiceOf(
  parts: ShopParts,
  services: ShopServices,
  dispatch: Dispatch,
): CheckoutService {
  if (parts.checkout !== undefined) return parts.checkout;
  const service = createCheckoutService(services, {
    createOrder: async (call, params) => {
      if (call === 'myCardInGame')
        return (await import('./card-calls')).requestCardOrder(dispatch, params);
      const { createPayment } = checkoutApi.endpoints;
      return orderAnswer(await dispatch(createPayment.initiate({ call, params })));
    },
    redeemCard: async (params) =>
      (await import('./card-calls')).requestCardExchange(dispatch, params),
    ledger: orderLedgerOf(parts, services),
    prepareCard: async (show) => {
      const fields = await services.code.load(loadCardFields);
      return fields.prepareCard((frame) => inCardPopup(dispatch, show(frame)));
    },
  });
  onLeave(service.leave);
  parts.checkout = service;
  return service;
}
