import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { cardsApi } from '@shop/api-client/cards';
import { toOpaque } from '@shop/api-client/opaque-params';
import { orderAnswer } from '@shop/api-client/order-answer';
import {
  type OrderAnswer,
  type ParamsOf,
  type PrepaidCard,
  type cardInfo,
  type cardPay,
  packCardInfo,
  readOrderAnswer,
} from '@shop/contract';
import type { LaunchResult, PaymentCallParams } from '@shop/payments';
import type { CardCheck } from '@shop/payments/cards';
import type { ShopServices } from '../services';
import type { IntentParts } from './intent';

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

/** Sends the call that uses a card (spec §7, card recharge). */
export type RedeemCard = (params: ParamsOf<typeof cardPay>) => Promise<OrderAnswer>;

/** A card and what it is exchanged for. */
interface CardExchangeRequest {
  readonly intent: IntentParts;
  readonly card: PrepaidCard;
  /** The idempotency key: a repeated exchange ends at the first order. */
  readonly key: string;
  readonly platform: ShopServices['platform'];
}

/**
 * Exchanges a card and returns a pending, refused or unknown order, as a launch does. Never rejects,
 * since a call that fails may have used the card.
 */
export async function exchangeCard(
  redeem: RedeemCard,
  { intent, card, key, platform }: CardExchangeRequest,
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
    const outcome = readOrderAnswer(await redeem(params));
    if (outcome.kind !== 'placed') return outcome;
    return { kind: 'pending', billingNo: outcome.billingNo, repeated: outcome.repeated };
  } catch {
    return { kind: 'unknown' };
  }
}
