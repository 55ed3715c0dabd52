import * as v from 'valibot';
import { type Call, defineCall } from '../../call';
import { userInfo } from '../../user-info';
import { requiredText } from '../../wire/text';

/**
 * `did` of the visit, as an order carries it. A code that is used up signs the same device in again
 * for a minute, for the first answer may have been lost; without `did` it does not.
 */
export const deviceId = v.optional(v.string());

type LoginKind = 'password' | 'code-sign-in';

/** A call that signs a player in, to the game named by the parameter `Game`. */
export type LoginCall<
  Name extends string,
  Kind extends LoginKind,
  Game extends string,
  Entries extends v.ObjectEntries,
> = Call<
  Name,
  Kind,
  v.ObjectSchema<Readonly<Record<Game, typeof requiredText>> & Entries, undefined>,
  typeof userInfo
>;

/** How one kind of sign-in is done, whichever of the two doors it is done at. */
export interface LoginMethod<Kind extends LoginKind, Entries extends v.ObjectEntries> {
  readonly kind: Kind;
  /** Last part of its path, for instance `google_auth`. */
  readonly file: string;
  /** What it takes besides the game. */
  readonly entries: Entries;
}

/**
 * The call of a sign-in at the shop, below `/util/login/` (spec §7).
 *
 * @__NO_SIDE_EFFECTS__
 */
export function defineLogin<
  const Name extends string,
  Kind extends LoginKind,
  Entries extends v.ObjectEntries,
>(
  name: Name,
  { kind, file, entries }: LoginMethod<Kind, Entries>,
): LoginCall<Name, Kind, 'client_id', Entries> {
  return defineCall({
    name,
    kind,
    audience: 'guest',
    path: `/util/login/${file}`,
    params: v.object({ client_id: requiredText, ...entries }),
    content: userInfo,
  });
}

/**
 * The same sign-in for somebody who pays for another player, below `/api/ingame/`: the game is
 * named by `game_id` (spec §6, §7).
 *
 * @__NO_SIDE_EFFECTS__
 */
export function defineInGameLogin<
  const Name extends string,
  Kind extends LoginKind,
  Entries extends v.ObjectEntries,
>(
  name: Name,
  { kind, file, entries }: LoginMethod<Kind, Entries>,
): LoginCall<Name, Kind, 'game_id', Entries> {
  return defineCall({
    name,
    kind,
    audience: 'guest',
    path: `/api/ingame/${file}`,
    params: v.object({ game_id: requiredText, ...entries }),
    content: userInfo,
  });
}
