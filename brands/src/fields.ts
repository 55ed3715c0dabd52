import * as v from 'valibot';

// The kinds of values in a brand's data, each with a message for whoever writes it.

/** A colour such as `#5b4bff`. */
export const hexColour = v.pipe(
  v.string(),
  v.regex(/^#[0-9a-f]{6}$/, 'a colour is written #rrggbb, in small letters'),
);

/** The address of a page. */
export const httpsUrl = v.pipe(
  v.string(),
  v.url('a link needs its https:// in front'),
  v.startsWith('https://', 'a link needs its https:// in front'),
);

/** A host name without scheme, port and path. */
export const hostName = v.pipe(
  v.string(),
  v.regex(
    /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/,
    'a host is written in small letters, without https:// and without a path',
  ),
);

/** A domain of which a brand owns every host. */
export const domainName = v.pipe(
  hostName,
  v.regex(/^[^.]+(\.[^.]+)+$/, 'a domain has a dot inside, like brand.example'),
);

/** A language of the shop, such as `en` or `zh-TW`. */
export const languageTag = v.pipe(
  v.string(),
  v.regex(/^[a-z]{2}(-[A-Z]{2})?$/, 'a language is written like en or zh-TW'),
);

/** A currency as an ISO 4217 code. */
export const currencyCode = v.pipe(
  v.string(),
  v.regex(/^[A-Z]{3}$/, 'a currency is three capital letters, like USD'),
);

/** A payment region (spec §9): an ISO 3166 code, `GLOBAL`, or `MMK`. */
export const regionCode = v.pipe(
  v.string(),
  v.regex(
    /^([A-Z]{2}|GLOBAL|MMK)$/,
    'a payment region is a country’s two capital letters, like DE, or GLOBAL, or MMK',
  ),
);

/** The id of a payment channel (spec §9). */
export const paywayId = v.pipe(
  v.string(),
  v.regex(/^\d{5}$/, 'a payment channel id has five digits, like 10201'),
);

/** A text that is not empty. */
export const someText = v.pipe(v.string(), v.nonEmpty('a text must not be empty'));

function gameId(what: string) {
  return v.pipe(
    v.string(`${what} of a game is a text`),
    v.regex(
      /^[\w.-]{1,64}$/,
      `${what} of a game is written in letters, digits, dots, dashes and underscores`,
    ),
  );
}

/** The id of a game or sub-game in one area. */
export const clientId = gameId('the client_id');

/** The id of a game product, which several games may share. */
export const gameProductId = gameId('the gp_id');

/** A time of day such as `09:30`. */
export const timeOfDay = v.pipe(
  v.string(),
  v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time of day is written like 09:30'),
);
