import { domainArea } from '@shop/contract';
import * as v from 'valibot';

const hexColour = v.pipe(
  v.string(),
  v.regex(/^#[0-9a-f]{6}$/, 'a colour is written #rrggbb, in small letters'),
);
const httpsUrl = v.pipe(
  v.string(),
  v.url('a link needs its https:// in front'),
  v.startsWith('https://'),
);
const hostName = v.pipe(
  v.string(),
  v.regex(
    /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/,
    'a host is written in small letters, without https:// and without a path',
  ),
);
const languageTag = v.pipe(
  v.string(),
  v.regex(/^[a-z]{2}(-[A-Z]{2})?$/, 'a language is written like en or zh-TW'),
);

const paywayId = v.pipe(
  v.string(),
  v.regex(/^\d{5}$/, 'a payment channel id has five digits, like 10201'),
);

const gameId = (what: string) =>
  v.pipe(
    v.string(`${what} of a game is a text`),
    v.regex(
      /^[\w.-]{1,64}$/,
      `${what} of a game is written in letters, digits, dots, dashes and underscores`,
    ),
  );

/** Hosts of one environment; the first API host is the primary, the others are its backups. */
const hosts = v.object({
  api: v.pipe(v.array(hostName), v.minLength(1, 'at least one API host')),
  track: hostName,
  /** Pages of payment providers that belong to the shop: return page and gateway script. */
  pay: hostName,
  /** Hosted card fields, which must not share the shop's origin. */
  cards: hostName,
});

const areaSettings = v.object({
  area: domainArea,
  /** ISO 4217 code; prices of the area are in it unless a game says otherwise. */
  currency: v.pipe(
    v.string(),
    v.regex(/^[A-Z]{3}$/, 'a currency is three capital letters, like USD'),
  ),
  /** Payment regions on offer: ISO 3166 codes, or GLOBAL. */
  regions: v.pipe(v.array(v.pipe(v.string(), v.regex(/^([A-Z]{2}|GLOBAL)$/))), v.minLength(1)),
  defaultLanguage: languageTag,
  /**
   * The game a first visit starts with. Its goods are requested at once, while the list of games is
   * still on its way; if it is not in that list, its goods disappear again.
   */
  firstGame: v.object({
    clientId: gameId('the client_id'),
    gameProductId: gameId('the gp_id'),
  }),
});

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

/** A brand: data only. Contains everything in which one shop differs from another (spec §3). */
export const brandSchema = v.object({
  key: v.pipe(
    v.string(),
    v.regex(/^[a-z]+$/, 'a key is one word in small letters, the folder’s name'),
  ),
  name: v.pipe(v.string(), v.nonEmpty()),
  /** Title of the page in browser and search results. */
  title: v.pipe(v.string(), v.nonEmpty()),
  theme,
  areas: v.pipe(v.array(areaSettings), v.minLength(1, 'a brand sells in at least one area')),
  /** Languages offered, in the order of the list; the first is the fallback. */
  languages: v.pipe(v.array(languageTag), v.minLength(1)),
  /** Which areas use the new version of the shop: all, `universal` only, or none. */
  newVersion: v.picklist(['always', 'universal-only', 'never']),
  /** Sign-in with a game account, and third-party kinds in the order shown. */
  signIn: v.array(
    v.picklist(['account', 'google', 'facebook', 'vk', 'twitter', 'apple', 'huawei']),
  ),
  legal: v.object({
    privacy: httpsUrl,
    agreement: httpsUrl,
    copyright: v.pipe(v.string(), v.nonEmpty()),
  }),
  support: v.optional(httpsUrl),
  /** The shop's hosts. A host that is not listed is a demo if it contains "demo". */
  origins: v.object({ production: v.array(hostName), demo: v.array(hostName) }),
  hosts: v.object({ production: hosts, demo: hosts }),
  backEnd: v.object({
    /** Whether a repeated `idempotency_key` returns the first order. */
    honoursIdempotencyKey: v.boolean(),
    /** Whether the backup hosts share one back end with the primary. */
    sameBackend: v.boolean(),
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
  analytics: v.object({
    appId: v.pipe(v.string(), v.nonEmpty()),
    eventId: v.pipe(v.string(), v.nonEmpty()),
  }),
});

/** A brand's data, as in its folder. */
export type Brand = v.InferOutput<typeof brandSchema>;

/** Where the shop runs: with real money, as a demo, or on a developer's machine. */
export type Environment = 'production' | 'demo' | 'local';

/** Returns a brand's data after a check; the error names the field and what it expects. */
export function defineBrand(data: v.InferInput<typeof brandSchema>): Brand {
  return v.parse(brandSchema, data);
}
