import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { cardsApi, orderAnswer, seal } from '@shop/api-client/cards';
import type { OrderAnswer } from '@shop/contract';
import type { PaymentCallParams } from '@shop/payments';

/** Creates an order that a prepaid card pays. Its number and password travel under a seal. */
export async function createCardOrder(
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>,
  { card_info = '', ...params }: PaymentCallParams,
): Promise<OrderAnswer> {
  const { myCardInGame } = cardsApi.endpoints;
  return orderAnswer(await dispatch(myCardInGame.initiate(seal({ ...params, card_info }))));
}
