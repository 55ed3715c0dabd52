import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { cardsApi } from '@shop/api-client/cards';
import { toOpaque } from '@shop/api-client/opaque-params';
import type { ParamsOf, cardInfo } from '@shop/contract';
import type { CardCheck } from '@shop/payments/cards';

/**
 * Asks what a prepaid card is worth (spec §3, card pre-check). Number and password travel under a
 * toOpaque, and nobody waits for a second answer under it.
 */
export async function checkCard(
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>,
  params: ParamsOf<typeof cardInfo>,
): Promise<CardCheck> {
  const asked = cardsApi.endpoints.cardInfo.initiate(toOpaque(params), { subscribe: false });
  const { data, error } = await dispatch(asked);
  if (data !== undefined) return { kind: 'worth', worth: data };
  if (error === undefined || !('kind' in error) || error.kind !== 'refused')
    return { kind: 'unknown' };
  return { kind: 'refused', code: error.code, msg: error.msg };
}
