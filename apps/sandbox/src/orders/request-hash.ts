import { createHash } from 'node:crypto';
import type { PaymentCallName } from '@shop/contract';
import type { PaymentRequest } from './payment-request';

/**
 * What an intent to buy is about, as one value: the same key with another of these is not the same
 * intent. Device, session and language are left out; they may change between two tries.
 */
export function requestHash(call: PaymentCallName, params: PaymentRequest): string {
  const meaning = [
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
    String(params.expected_price ?? ''),
    params.expected_currency ?? '',
  ];
  return createHash('sha256').update(JSON.stringify(meaning)).digest('base64url');
}
