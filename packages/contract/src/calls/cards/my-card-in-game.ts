import * as v from 'valibot';
import { defineCall } from '../../call';
import { requiredText } from '../../wire/text';
import { createdOrder } from '../payment/created-order';
import { payment } from '../payment/payment';

/** Pays for goods with a prepaid card inside the shop: channel 10301 (spec §7). */
export const myCardInGame = defineCall({
  name: 'myCardInGame',
  kind: 'card',
  audience: 'player',
  path: '/api/pay/payMyCardInGame',
  params: v.object({ ...payment.entries, card_info: requiredText }),
  content: createdOrder,
});
