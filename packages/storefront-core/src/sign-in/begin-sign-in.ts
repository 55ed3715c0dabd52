import type { SignInKind } from '@shop/contract';
import { signInFolder } from '../entry';
import type { Failure } from '../refusals';
import type { ChosenGame } from '../selection';
import type { ShopServices } from '../services';
import { canKeep, keepPayersSignIn, openTabStorage } from '../storage';
import { challengeOf } from './code-challenge';
import { isPageSafe } from './is-page-safe';
import { embeddedBrowser } from './providers/embedded-browser';
import { signInProviders } from './providers/registry';
import type { LoginConfig, SignInCalls } from './providers/sign-in-provider';
import { keepAttempt } from './sign-in-attempt';

/** Where a sign-in begins. */
export interface SignInPlace {
  readonly kind: SignInKind;
  readonly game: ChosenGame;
  readonly config: LoginConfig;
  /** Path and query to return to. */
  readonly backTo: string;
}

/** What a sign-in needs of the page. */
export interface SignInPage {
  readonly services: ShopServices;
  /** Returns the calls that sign in to a game. Rejects if their code cannot be loaded. */
  readonly callsFor: (clientId: string) => Promise<SignInCalls>;
  readonly window: Window;
  /** Whether the player still waits for this page: a late answer must not lead them away. */
  readonly isWanted: () => boolean;
}

/** The page is being left, or why not. */
export type BegunSignIn =
  | { readonly kind: 'leaving' }
  /** The player has chosen another way. */
  | { readonly kind: 'dropped' }
  /** The provider does not show its page in this browser (spec §8). */
  | { readonly kind: 'unsupported' }
  /** The page was reached without HTTPS. */
  | { readonly kind: 'unsafe' }
  /** The browser keeps nothing while the player is away, so the response could not be checked. */
  | { readonly kind: 'blocked' }
  /** The back end named no page of the provider. */
  | { readonly kind: 'no-page'; readonly failure: Failure };

/** Returns the address that a provider returns to; each kind has its own, so that none can pass for another. */
export function redirectUriOf({ origin }: Pick<Location, 'origin'>, kind: SignInKind): string {
  return origin + signInFolder + kind;
}

/** Begins a sign-in: leaves for the provider's page, with what its response will be checked against. */
export async function beginSignIn(
  { kind, game, config, backTo }: SignInPlace,
  { services, callsFor, window, isWanted }: SignInPage,
): Promise<BegunSignIn> {
  const { page, now, randomUuid } = services;
  const { backEnd } = services.config.brand;
  const { hosts } = services.config;
  const provider = signInProviders[kind];
  const browser = embeddedBrowser(window.navigator.userAgent);
  if (browser !== null && provider.refuses(browser)) return { kind: 'unsupported' };
  if (!isPageSafe(window.location, hosts)) return { kind: 'unsafe' };
  const tab = openTabStorage(window, now);
  if (!canKeep(tab)) return { kind: 'blocked' };

  const calls = await callsFor(game.clientId).catch(() => null);
  if (calls === null) return { kind: 'no-page', failure: { kind: 'failed' } };

  // Two ids of 122 random bits each.
  const random = (): string => `${randomUuid()}${randomUuid()}`.replace(/-/g, '');
  const [nonce, verifier] = [random(), random()];
  const consent = await provider.begin({
    appId: provider.appId(config) ?? '',
    standIn: hosts.signIn === undefined ? null : `${hosts.signIn}/${kind}`,
    redirectUri: redirectUriOf(window.location, kind),
    state: random(),
    nonce,
    challenge: backEnd.checksSignInProofs
      ? await challengeOf(verifier, window.crypto.subtle)
      : null,
    calls,
  });
  if (!isWanted()) return { kind: 'dropped' };
  if (consent.kind === 'none') return { kind: 'no-page', failure: consent.failure };

  const kept = provider.kept?.(config) ?? '';
  const { state } = consent;
  const { language } = services.i18n.instance;
  const begun = { kind, state, nonce, verifier, game, backTo, kept, language, startedAt: now() };
  if (!keepAttempt(tab, begun)) return { kind: 'blocked' };
  keepPayersSignIn(window, now, services.replenishId);
  page.leaveFor(consent.address, 'assign');
  return { kind: 'leaving' };
}
