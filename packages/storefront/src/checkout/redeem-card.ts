import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { cardsApi, orderAnswer, seal } from '@shop/api-client/cards';
import type { OrderAnswer, ParamsOf, cardPay } from '@shop/contract';

/** Exchanges a prepaid card. Its number and password travel under a seal. */
export async function redeemCard(
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>,
  params: ParamsOf<typeof cardPay>,
): Promise<OrderAnswer> {
  return orderAnswer(await dispatch(cardsApi.endpoints.cardPay.initiate(seal(params))));
}
