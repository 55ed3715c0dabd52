import * as v from 'valibot';
import { type Call, defineCall } from '../../call';
import { userInfo } from '../../user-info';
import { requiredText } from '../../wire/text';

/**
 * `did` of the visit, as in an order. For a minute a used code signs in the same device again, since
 * the first answer may be lost; not without `did`.
 */
export const optionalDeviceId = v.optional(v.string());

/**
 * What binds a code to the browser that began the sign-in, so that a stolen code is of no use in
 * another one. Sent where the brand's back end checks them.
 */
export const signInProofs = {
  /** The verifier of the challenge that the provider received (RFC 7636, S256). */
  code_verifier: v.optional(v.string()),
  /** The nonce that the provider's ID token must contain (OpenID Connect Core §3.1.2.1). */
  nonce: v.optional(v.string()),
} as const;

type LoginKind = 'password' | 'code-sign-in';

/** A call that signs a player in. The parameter `Game` contains the game. */
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

/** One kind of sign-in, for the shop and for the game. */
export interface LoginMethod<Kind extends LoginKind, Entries extends v.ObjectEntries> {
  readonly kind: Kind;
  /** The last part of its path, for instance `google_auth`. */
  readonly file: string;
  /** Its parameters besides the game. */
  readonly entries: Entries;
}

/**
 * Defines the call of a sign-in at the shop, below `/util/login/` (spec §7).
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
 * Defines the same sign-in for paying for another player, below `/api/ingame/`: `game_id` is the
 * game (spec §6, §7).
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
