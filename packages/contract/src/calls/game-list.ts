import * as v from 'valibot';
import { defineCall } from '../call';
import { firstScreenPaths } from './first-screen-paths';
import { domainArea } from '../domain-area';
import { platform } from '../platform';
import { flag } from '../wire/flag';
import { httpsLink } from '../wire/https-link';
import { lenientList } from '../wire/lenient-list';
import { numeric } from '../wire/numeric';
import { optionalText, requiredText } from '../wire/text';
import { withDefault } from '../wire/with-default';

const subGame = v.object({
  client_id: requiredText,
  gp_id: requiredText,
  name: requiredText,
  logo: optionalText,
});

const game = v.object({
  ...subGame.entries,
  /** Whether the given `client_id` belongs to this game. */
  is_select_game: flag,
  /** Sub-games by key; empty if the game itself is chosen (spec §1). */
  sub_game: withDefault(v.record(v.string(), subGame), {}),
  /** The game's own user agreement and privacy policy; empty where the brand's apply. */
  terms: httpsLink,
  privacy: httpsLink,
  clientIdMap: withDefault(
    v.object({ android: optionalText, ios: optionalText, web: optionalText }),
    { android: '', ios: '', web: '' },
  ),
  area: optionalText,
  /** Address of a wide picture, 16:9, such as the game's key art; empty if there is none (docs/adr/0072). */
  banner: optionalText,
  /** The lowest price among the goods of the game and its sub-games, in major units; null if it is not told. */
  from_price: v.fallback(withDefault(numeric, null), null),
  /** ISO 4217 code of `from_price`. */
  from_currency: optionalText,
});

/** A game, or the head of a group of sub-games (spec §3). */
export type Game = v.InferOutput<typeof game>;
/** A game listed below another one. */
export type SubGame = v.InferOutput<typeof subGame>;

/** The games of a brand's area (spec §7). */
export const gameList = defineCall({
  name: 'gameList',
  kind: 'read',
  audience: 'guest',
  path: firstScreenPaths.gameList,
  params: v.object({ client_id: v.optional(v.string()), platform, domain_area: domainArea }),
  content: v.object({ games: lenientList(game) }),
});
