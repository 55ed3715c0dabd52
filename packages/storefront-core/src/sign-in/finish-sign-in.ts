import type { SignInKind, UserInfo } from '@shop/contract';
import type { Failure } from '../refusals';
import { canKeep, openTabStorage } from '../storage';
import { currentVisit } from '../visit';
import { type SignInPage, redirectUriOf } from './begin-sign-in';
import { signInProviders } from './providers/registry';
import { type SignInAttempt, takeAttempt } from './sign-in-attempt';

/** How a sign-in has ended that a provider returned from. */
export type FinishedSignIn =
  | { readonly kind: 'signed-in'; readonly user: UserInfo; readonly attempt: SignInAttempt }
  /** It was not begun in this tab, or is used up. */
  | { readonly kind: 'unknown' }
  /** The browser keeps nothing, so it could not be checked. */
  | { readonly kind: 'blocked' }
  | { readonly kind: 'expired'; readonly attempt: SignInAttempt }
  /** The player cancelled at the provider. */
  | { readonly kind: 'cancelled'; readonly attempt: SignInAttempt }
  /** The provider failed, or sent no proof. */
  | { readonly kind: 'failed'; readonly attempt: SignInAttempt }
  /** The back end refused the proof, or gave no answer; then the proof may be used up. */
  | {
      readonly kind: 'not-accepted';
      readonly failure: Failure;
      readonly attempt: SignInAttempt;
    };

/**
 * Finishes the sign-in of a provider's response: checks that it was begun in this tab, and makes the login
 * call once. A second use of the response is `unknown`, since the attempt is taken with the first.
 */
export async function finishSignIn(
  kind: SignInKind,
  { services, callsFor, window }: Omit<SignInPage, 'isWanted'>,
): Promise<FinishedSignIn> {
  const { config, now, providerResponse } = services;
  const provider = signInProviders[kind];
  const params = new URLSearchParams(providerResponse ?? '');
  const tab = openTabStorage(window, now);
  const taken = takeAttempt(tab, kind, provider.stateOf(params), now());
  if (taken.kind === 'unknown') return { kind: canKeep(tab) ? 'unknown' : 'blocked' };
  if (taken.kind === 'expired') return taken;
  const { attempt } = taken;
  const error = provider.errorOf(params);
  if (error !== null) return { kind: error, attempt };

  const { nonce, verifier: code_verifier } = attempt;
  const calls = await callsFor(attempt.game.clientId).catch(() => null);
  if (calls === null) return { kind: 'not-accepted', failure: { kind: 'failed' }, attempt };
  const answer = provider.logIn({
    params,
    redirectUri: redirectUriOf(window.location, kind),
    kept: attempt.kept,
    proofs: config.brand.backEnd.checksSignInProofs ? { code_verifier, nonce } : {},
    did: currentVisit(services).did,
    calls,
  });
  if (answer === null) return { kind: 'failed', attempt };
  const { data: user, error: failure } = await answer;
  if (failure !== undefined) return { kind: 'not-accepted', failure, attempt };
  return { kind: 'signed-in', user, attempt };
}
