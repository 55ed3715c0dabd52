import * as v from 'valibot';
import { defineCall } from '../../call';
import { platform } from '../../platform';
import { filledText, requiredText } from '../../wire/text';
import { createdOrder } from '../payment/created-order';
import { idempotencyKey } from '../payment/idempotency-key';

/** Redeems a prepaid card for a role: card-exchange goods (spec §7, card recharge). */
export const cardPay = defineCall({
  name: 'cardPay',
  kind: 'card',
  audience: 'player',
  path: '/api/pay/card_pay',
  params: v.object({
    /** Only in games with area roles; left out elsewhere, never empty. */
    areaId: v.optional(filledText),
    client_id: requiredText,
    server_id: requiredText,
    role_id: requiredText,
    platform,
    card_info: requiredText,
    idempotency_key: v.optional(idempotencyKey),
  }),
  content: createdOrder,
});
