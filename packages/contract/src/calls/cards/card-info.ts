import * as v from 'valibot';
import { defineCall } from '../../call';
import { numeric } from '../../wire/numeric';
import { optionalText, requiredText } from '../../wire/text';
import { withDefault } from '../../wire/with-default';

/** The value of a prepaid card, before it is redeemed (spec §3, card pre-check). */
export const cardInfo = defineCall({
  name: 'cardInfo',
  kind: 'preview',
  audience: 'player',
  path: '/api/pay/card_info',
  params: v.object({ client_id: requiredText, card_info: requiredText }),
  content: v.object({
    /** Face value in major units of `currency`. */
    price: v.pipe(numeric, v.minValue(0)),
    /** ISO 4217 code; empty if the back end does not send it. */
    currency: optionalText,
    gems_number: v.pipe(numeric, v.minValue(0)),
    /** The bonus in addition to `gems_number`. */
    extra_gems_number: withDefault(v.pipe(numeric, v.minValue(0)), 0),
  }),
});
