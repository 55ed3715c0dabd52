import {
  type ParamsOf,
  type PrepaidCard,
  type cardInfo,
  type cardPay,
  packCardInfo,
} from '@shop/contract';
import type { LaunchResult, OrderAnswer, PaymentCallParams } from '@shop/payments';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { cardsApi, orderAnswer, seal } from '@shop/api-client/cards';
import type { CardCheck } from '@shop/payments/cards';
import type { ShopServices } from '../services';
import type { IntentParts } from './intent';

/** Sends the call that uses a card up (spec §7, card recharge). */
export type RedeemCard = (params: ParamsOf<typeof cardPay>) => Promise<OrderAnswer>;

/** A card and what it is exchanged for. `key` makes a repeated exchange end at the first order. */
interface Exchanging {
  readonly intent: IntentParts;
  readonly card: PrepaidCard;
  readonly key: string;
  readonly platform: ShopServices['platform'];
}

function resultOf(answer: OrderAnswer): LaunchResult {
  switch (answer.kind) {
    case 'unknown':
      return { kind: 'unknown' };
    case 'refused':
      return { ...answer, reason: 'answer' };
    case 'created': {
      const { billing_no: billingNo, repeated } = answer;
      if (billingNo === '')
        return { kind: 'refused', reason: 'no-billing-no', messageKey: 'payway_id is no exist' };
      return { kind: 'pending', billingNo, repeated };
    }
  }
}

/**
 * Exchanges a card, and ends as a launch does: with an order to wait for, a no, or nobody knowing.
 * Never rejects, since a call that breaks may have used the card.
 */
export async function exchangeCard(
  redeem: RedeemCard,
  { intent, card, key, platform }: Exchanging,
): Promise<LaunchResult> {
  const { clientId, areaId, serverId, roleId } = intent;
  const params = {
    client_id: clientId,
    server_id: serverId,
    role_id: roleId,
    platform,
    card_info: packCardInfo(card),
    idempotency_key: key,
    ...(areaId === '' ? {} : { areaId }),
  };
  try {
    return resultOf(await redeem(params));
  } catch {
    return { kind: 'unknown' };
  }
}

/**
 * Asks what a prepaid card is worth (spec §3, card pre-check). Number and password travel under a
 * seal, and nobody waits for a second answer under it.
 */
export async function checkCard(
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>,
  params: ParamsOf<typeof cardInfo>,
): Promise<CardCheck> {
  const asked = cardsApi.endpoints.cardInfo.initiate(seal(params), { subscribe: false });
  const { data, error } = await dispatch(asked);
  if (data !== undefined) return { kind: 'worth', worth: data };
  if (error === undefined || !('kind' in error) || error.kind !== 'refused')
    return { kind: 'unknown' };
  return { kind: 'refused', code: error.code, msg: error.msg };
}

/** Creates an order that a prepaid card pays. Its number and password travel under a seal. */
export async function createCardOrder(
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>,
  { card_info = '', ...params }: PaymentCallParams,
): Promise<OrderAnswer> {
  const { myCardInGame } = cardsApi.endpoints;
  const { data, error } = await dispatch(myCardInGame.initiate(seal({ ...params, card_info })));
  return orderAnswer({ data, error: error !== undefined && 'kind' in error ? error : undefined });
}

/** Exchanges a prepaid card. Its number and password travel under a seal. */
export async function redeemCard(
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>,
  params: ParamsOf<typeof cardPay>,
): Promise<OrderAnswer> {
  const { data, error } = await dispatch(cardsApi.endpoints.cardPay.initiate(seal(params)));
  return orderAnswer({ data, error: error !== undefined && 'kind' in error ? error : undefined });
}
