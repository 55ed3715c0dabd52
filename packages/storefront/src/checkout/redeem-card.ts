import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { cardsApi } from '@shop/api-client/cards';
import { toOpaque } from '@shop/api-client/opaque-params';
import { orderAnswer } from '@shop/api-client/order-answer';
import type { OrderAnswer, ParamsOf, cardPay } from '@shop/contract';

/** Exchanges a prepaid card. Its number and password travel under a toOpaque. */
export async function redeemCard(
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>,
  params: ParamsOf<typeof cardPay>,
): Promise<OrderAnswer> {
  return orderAnswer(await dispatch(cardsApi.endpoints.cardPay.initiate(toOpaque(params))));
}
