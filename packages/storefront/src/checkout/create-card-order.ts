import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { cardsApi } from '@shop/api-client/cards';
import { toOpaque } from '@shop/api-client/opaque-params';
import { orderAnswer } from '@shop/api-client/order-answer';
import type { OrderAnswer } from '@shop/contract';
import type { PaymentCallParams } from '@shop/payments';

/** Creates an order that a prepaid card pays. Its number and password travel under a toOpaque. */
export async function createCardOrder(
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>,
  { card_info = '', ...params }: PaymentCallParams,
): Promise<OrderAnswer> {
  const { myCardInGame } = cardsApi.endpoints;
  return orderAnswer(await dispatch(myCardInGame.initiate(toOpaque({ ...params, card_info }))));
}
