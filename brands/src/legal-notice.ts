import * as v from 'valibot';
import { gameProductId, httpsUrl, languageTag, someText, timeOfDay } from './fields';

/**
 * The notice about one game product that Japanese law requires (spec §9). Its texts may have several
 * lines.
 */
export const legalNotice = v.object({
  gameProductId,
  /** Name of the game product. */
  game: someText,
  language: languageTag,
  notice: v.object({
    seller: someText,
    representative: someText,
    contact: someText,
    price: someText,
    payment: someText,
    delivery: someText,
    returns: someText,
    minors: someText,
    systems: someText,
  }),
});

/** How players reach the brand's customer service from the shop (spec §9). */
export const inquiries = v.object({
  /** Opening hours of each day, in their order. */
  hours: v.pipe(
    v.array(v.object({ from: timeOfDay, to: timeOfDay })),
    v.minLength(1, 'customer service has opening hours'),
  ),
  /** The zone of the hours, such as `UTC+9`. */
  timeZone: v.pipe(
    v.string(),
    v.regex(/^UTC([+-]\d{1,2}(:\d{2})?)?$/, 'a time zone is written like UTC+9'),
  ),
  contact: v.variant('kind', [
    v.object({ kind: v.literal('page'), href: httpsUrl }),
    v.object({
      kind: v.literal('mail'),
      address: v.pipe(v.string(), v.email('an address is written like help@brand.example')),
    }),
  ]),
});
