import { domainArea } from '@shop/contract';
import * as v from 'valibot';
import { clientId, currencyCode, gameProductId, languageTag, regionCode } from './fields';

/** What a brand's shop is like in one domain area (spec §3). */
export const areaSettings = v.object({
  area: domainArea,
  /** Prices of the area are in it unless a game says otherwise. */
  currency: currencyCode,
  /** Payment regions on offer. */
  regions: v.pipe(v.array(regionCode), v.minLength(1, 'an area has at least one payment region')),
  /** Languages offered in the area, in the order of the list; all of the brand's if left out. */
  languages: v.optional(v.pipe(v.array(languageTag), v.minLength(1))),
  defaultLanguage: languageTag,
  /**
   * The game a first visit starts with. Its goods are requested at once, while the list of games is
   * still on its way; if it is not in that list, its goods disappear again.
   */
  firstGame: v.object({ clientId, gameProductId }),
});

/** A brand's settings for one area. */
export type AreaSettings = v.InferOutput<typeof areaSettings>;
