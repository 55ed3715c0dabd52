import { domainArea } from '@shop/contract';
import * as v from 'valibot';
import { areaSettings } from './area-settings';
import {
  clientId,
  gameProductId,
  hexColour,
  httpsUrl,
  languageTag,
  paywayId,
  someText,
} from './fields';
import { inquiries, legalNotice } from './legal-notice';

/** The shop's id at a provider of accounts, as the provider has registered it. */
const registered = someText;

/** A third-party kind of sign-in (spec §1) with the shop's ids at its provider. */
const signInProvider = v.variant('kind', [
  v.object({
    kind: v.literal('google'),
    clientId: registered,
    /** `gg_pkg` of the login config. */
    package: registered,
  }),
  v.object({ kind: v.literal('facebook'), clientId: registered }),
  v.object({ kind: v.literal('vk'), clientId: registered }),
  /** OAuth 1.0a: the back end alone knows the shop's id. */
  v.object({ kind: v.literal('twitter') }),
  v.object({ kind: v.literal('apple'), clientId: registered }),
  v.object({ kind: v.literal('huawei'), clientId: registered }),
]);

/**
 * The appearance of a brand's shop. The tokens of the UI kit are derived from it, and keep text
 * readable with any of these values.
 */
const theme = v.object({
  colour: hexColour,
  /** Corners: `sharp` 4 px, `soft` 12 px, `round` 20 px on cards. */
  corners: v.picklist(['sharp', 'soft', 'round']),
  /** Headings: a neutral, a rounded, a serif or a condensed system face. */
  headings: v.picklist(['neutral', 'rounded', 'serif', 'condensed']),
  /** The page behind the cards: one colour (`plain`, `tinted`), or a quiet motif at its top. */
  backdrop: v.picklist(['plain', 'tinted', 'gradient', 'dots', 'waves', 'rays']),
  /** What separates cards from the page: a shadow, an outline, or only their colour. */
  cards: v.picklist(['raised', 'outlined', 'flat']),
  /** The header of the page: like a card, or filled with the brand's colour. */
  header: v.picklist(['plain', 'brand']),
  /** The buy button: one colour, a gradient of two, or one with a raised edge. */
  buttons: v.picklist(['solid', 'gradient', 'lifted']),
  /** Goods: upright tiles, several in a row; or one per row, which suits long names. */
  tiles: v.picklist(['upright', 'row']),
});

const brandData = v.object({
  key: v.pipe(
    v.string(),
    v.regex(/^[a-z]+$/, 'a key is one word in small letters, the folder’s name'),
  ),
  name: someText,
  /** Title of the page in browser and search results. */
  title: someText,
  theme,
  areas: v.pipe(v.array(areaSettings), v.minLength(1, 'a brand sells in at least one area')),
  /** Languages offered, in the order of the list; the first is the fallback. */
  languages: v.pipe(v.array(languageTag), v.minLength(1, 'a brand offers at least one language')),
  /** Which areas use the new version of the shop (spec §2): all, or `universal` only. */
  newVersion: v.picklist(['always', 'universal-only']),
  /** Third-party kinds of sign-in, in the order shown. A game account can always be used. */
  signIn: v.array(signInProvider),
  legal: v.object({ privacy: httpsUrl, agreement: httpsUrl, copyright: someText }),
  support: v.optional(httpsUrl),
  backEnd: v.object({
    /** Whether a repeated `idempotency_key` returns the first order. */
    honoursIdempotencyKey: v.boolean(),
    /** Whether the backup hosts share one back end with the primary. */
    sameBackend: v.boolean(),
    /** Whether the login calls check `code_verifier` and `nonce`, so that a stolen code is useless. */
    checksSignInProofs: v.boolean(),
    /**
     * Whether a new order may name the unpaid one that it `replaces`. If not, the shop offers no other
     * way to pay until the unpaid order has ended.
     */
    replacesUnpaid: v.boolean(),
  }),
  /**
   * Ids of the payment channels (spec §9) that the brand has under contract, in ascending order.
   * They determine what its payment page may load, so a channel that is not listed cannot be used.
   */
  payways: v.pipe(
    v.array(paywayId),
    v.minLength(1, 'a brand has at least one payment channel under contract'),
    v.check(
      (ids) => ids.every((id, index) => index === 0 || (ids[index - 1] ?? '') < id),
      'payment channel ids are in ascending order, without repetition',
    ),
  ),
  /** The payment gateway's script on the `pay` host, if the brand uses a gateway. */
  gatewayScript: v.optional(
    v.object({ path: v.pipe(v.string(), v.startsWith('/')), global: v.string() }),
  ),
  /** The area of a game whose link names none, by `client_id` (spec §4, step 3). */
  clientAreas: v.optional(v.record(clientId, domainArea)),
  /** The games of the paths `/@<code>` (spec §2). */
  gameCodes: v.optional(
    v.record(
      v.pipe(
        v.string(),
        v.regex(/^[a-z0-9-]{1,32}$/, 'a game code has small letters, digits and dashes'),
      ),
      v.object({ clientId, area: domainArea }),
    ),
  ),
  /** The area in which links inside the shop keep the campaign of the visit, `utm_*` (spec §2). */
  keepsCampaignIn: v.optional(domainArea),
  /** The game product whose players are asked to keep the game online while they pay (spec §2). */
  keepOnlineGame: v.optional(gameProductId),
  /**
   * Whether the recharge popup also lists the payment channels that do not accept the price of the
   * goods, disabled, with the price from which they do. If not, they are hidden (spec §5).
   */
  showsOutOfRange: v.optional(
    v.boolean('true shows payment channels that do not accept the price, false hides them'),
  ),
  /** Notices that Japanese law requires, one per game product (spec §9). */
  legalNotices: v.optional(v.array(legalNotice)),
  inquiries: v.optional(inquiries),
});

type BrandData = v.InferOutput<typeof brandData>;

const unique = (values: readonly string[]): boolean => new Set(values).size === values.length;

function sellsIn({ areas }: BrandData, wanted: string): boolean {
  return areas.some(({ area }) => area === wanted);
}

/**
 * A brand: data only. Contains everything in which one shop differs from another (spec §3), but for where it
 * runs, which is the data of an environment.
 */
export const brandSchema = v.pipe(
  brandData,
  v.check(({ areas }) => unique(areas.map(({ area }) => area)), 'each area is listed once'),
  v.check(({ languages }) => unique(languages), 'each language is listed once'),
  v.check(
    ({ areas, languages }) =>
      areas.every((one) => one.languages?.every((tag) => languages.includes(tag)) ?? true),
    'the languages of an area are also in the brand’s list of languages',
  ),
  v.check(
    ({ areas, languages }) =>
      areas.every((one) => (one.languages ?? languages).includes(one.defaultLanguage)),
    'the default language of an area is one of its languages',
  ),
  v.check(({ signIn }) => unique(signIn.map(({ kind }) => kind)), 'each sign-in is listed once'),
  v.check(
    (brand) => Object.values(brand.clientAreas ?? {}).every((area) => sellsIn(brand, area)),
    'clientAreas names an area that the brand does not sell in',
  ),
  v.check(
    (brand) => Object.values(brand.gameCodes ?? {}).every(({ area }) => sellsIn(brand, area)),
    'gameCodes names an area that the brand does not sell in',
  ),
  v.check(
    (brand) => brand.keepsCampaignIn === undefined || sellsIn(brand, brand.keepsCampaignIn),
    'keepsCampaignIn names an area that the brand does not sell in',
  ),
);

/** A brand's data, as in its folder. */
export type Brand = v.InferOutput<typeof brandSchema>;

/** Returns a brand's data after a check; the error names the field and what it expects. */
export function defineBrand(data: v.InferInput<typeof brandSchema>): Brand {
  return v.parse(brandSchema, data);
}
