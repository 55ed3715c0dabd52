import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { cardsApi, orderAnswer, seal } from '@shop/api-client/cards';
import type { ParamsOf, cardPay } from '@shop/contract';
import type { OrderAnswer } from '@shop/payments';

/** Exchanges a prepaid card. Its number and password travel under a seal. */
export async function redeemCard(
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>,
  params: ParamsOf<typeof cardPay>,
): Promise<OrderAnswer> {
  const { data, error } = await dispatch(cardsApi.endpoints.cardPay.initiate(seal(params)));
  return orderAnswer({ data, error: error !== undefined && 'kind' in error ? error : undefined });
}
