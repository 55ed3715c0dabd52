import * as v from 'valibot';
import { defineCall } from '../../call';
import { numeric } from '../../wire/numeric';
import { optionalText, requiredText } from '../../wire/text';

/** What a prepaid card is worth, before it is used up (spec §3, card pre-check). */
export const cardInfo = defineCall({
  name: 'cardInfo',
  kind: 'preview',
  audience: 'player',
  path: '/api/pay/card_info',
  params: v.object({ client_id: requiredText, card_info: requiredText }),
  content: v.object({
    /** Face value in major units of `currency`. */
    price: v.pipe(numeric, v.minValue(0)),
    /** ISO 4217 code; empty where the back end does not say. */
    currency: optionalText,
    gems_number: v.pipe(numeric, v.minValue(0)),
    /** What is given on top of `gems_number`. */
    extra_gems_number: v.nullish(v.pipe(numeric, v.minValue(0)), 0),
  }),
});
