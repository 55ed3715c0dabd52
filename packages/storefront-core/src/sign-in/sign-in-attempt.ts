import { type SignInKind, signInKinds } from '@shop/contract';
import * as v from 'valibot';
import type { ShopStorage, Stored } from '../storage';

const maxAgeMs = 10 * 60 * 1000;

/** A path of the shop: not another host's address, which would begin with two slashes. */
const innerPath = v.pipe(v.string(), v.regex(/^\/(?![/\\])/));

const attempt = v.object({
  kind: v.picklist(signInKinds),
  /** What the provider has to return; 244 random bits, or the platform's request token. */
  state: v.pipe(v.string(), v.nonEmpty()),
  nonce: v.string(),
  /** The code verifier (RFC 7636). */
  verifier: v.string(),
  /** The game to sign in to. */
  game: v.object({
    clientId: v.string(),
    gameProductId: v.string(),
    gameName: v.string(),
    logo: v.string(),
  }),
  /** Path and query to return to. */
  backTo: innerPath,
  /** What the login call needs from the login config. */
  kept: v.string(),
  /** The language of the shop, which may be that of a link and stored nowhere. */
  language: v.string(),
  /** Milliseconds since 1970. */
  startedAt: v.number(),
});

/** A sign-in that has begun in this tab: what the provider's response is checked against. */
export type SignInAttempt = v.InferOutput<typeof attempt>;

const stored: Stored<SignInAttempt> = { key: 'paymentSignIn', schema: attempt };

/** Keeps an attempt in this tab, in the place of an earlier one. Returns false if the tab keeps nothing. */
export function keepAttempt(tab: ShopStorage, begun: SignInAttempt): boolean {
  tab.write(stored, begun);
  return tab.isPersistent();
}

/** Returns the language in which the attempt of this tab began; null if there is none. */
export function languageOfAttempt(tab: ShopStorage): string | null {
  return tab.read(stored)?.language ?? null;
}

/**
 * The attempt that a response belongs to. `unknown`: none was begun in this tab, or it was another kind's,
 * or its response has come before, or the state differs. `expired`: it is older than ten minutes.
 */
export type TakenAttempt =
  | { readonly kind: 'right'; readonly attempt: SignInAttempt }
  | { readonly kind: 'expired'; readonly attempt: SignInAttempt }
  | { readonly kind: 'unknown' };

/** Takes the attempt that a response belongs to out of the tab, so that it is used once. */
export function takeAttempt(
  tab: ShopStorage,
  kind: SignInKind,
  state: string | null,
  now: number,
): TakenAttempt {
  const begun = tab.read(stored);
  tab.remove(stored);
  if (begun === null || begun.kind !== kind || begun.state !== state) return { kind: 'unknown' };
  const ageMs = now - begun.startedAt;
  const isCurrent = ageMs >= 0 && ageMs < maxAgeMs;
  return { kind: isCurrent ? 'right' : 'expired', attempt: begun };
}
