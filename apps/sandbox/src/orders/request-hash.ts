import { createHash } from 'node:crypto';
import type { OrderCallName } from '@shop/payments/providers';
import type { PaymentRequest } from './payment-request';

/**
 * What an intent to buy is about, as one value: the same key with another of these is not the same
 * intent. Device, session and language are left out; they may change between two tries.
 */
export function intentHash(meaning: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(meaning)).digest('base64url');
}

/** The {@link intentHash} of a purchase; `card` is what is stored of a prepaid card's number. */
export function requestHash(call: OrderCallName, params: PaymentRequest, card = ''): string {
  return intentHash([
    call,
    params.client_id,
    params.server_id,
    params.role_id,
    params.areaId ?? '',
    params.product_id,
    params.country,
    params.channel ?? '',
    params.channel_id ?? '',
    params.coupon_code ?? '',
    params.replenish_id ?? '',
    String(params.expected_price ?? ''),
    params.expected_currency ?? '',
    card,
  ]);
}
