import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { cardsApi } from '@shop/api-client/cards';
import { toOpaque } from '@shop/api-client/opaque-params';
import { orderAnswer } from '@shop/api-client/order-answer';
import type { OrderAnswer, ParamsOf, cardInfo, cardPay } from '@shop/contract';
import type { PaymentCallParams } from '@shop/payments';
import type { CardCheck } from '@shop/payments/cards';

type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

/** Asks what a prepaid card is worth (spec §3, card pre-check). Number and password are opaque parameters. */
export async function requestCardCheck(
  dispatch: Dispatch,
  params: ParamsOf<typeof cardInfo>,
): Promise<CardCheck> {
  const asked = cardsApi.endpoints.cardInfo.initiate(toOpaque(params), { subscribe: false });
  const { data, error } = await dispatch(asked);
  if (data !== undefined) return { kind: 'worth', worth: data };
  if (error === undefined || !('kind' in error) || error.kind !== 'refused')
    return { kind: 'unknown' };
  return { kind: 'refused', code: error.code, msg: error.msg };
}

/** Creates an order that a prepaid card pays. Its number and password are opaque parameters. */
export async function requestCardOrder(
  dispatch: Dispatch,
  { card_info = '', ...params }: PaymentCallParams,
): Promise<OrderAnswer> {
  const { myCardInGame } = cardsApi.endpoints;
  return orderAnswer(await dispatch(myCardInGame.initiate(toOpaque({ ...params, card_info }))));
}

/** Exchanges a prepaid card. Its number and password are opaque parameters. */
export async function requestCardExchange(
  dispatch: Dispatch,
  params: ParamsOf<typeof cardPay>,
): Promise<OrderAnswer> {
  return orderAnswer(await dispatch(cardsApi.endpoints.cardPay.initiate(toOpaque(params))));
}
