import type { ContentOf, ParamsOf, UserInfo, loginConfig, signInCalls } from '@shop/contract';
import type { Failure } from '../../refusals';
import type { EmbeddedBrowser } from './embedded-browser';

/** The ids of the shop at the providers, and the kinds of sign-in on offer (spec §3, login config). */
export type LoginConfig = ContentOf<typeof loginConfig>;

/** The answer of a login call. */
export type LoginAnswer =
  | { readonly data: UserInfo; readonly error?: undefined }
  | { readonly data?: undefined; readonly error: Failure };

/** The page of a provider that the back end names, or why it names none. */
type StartAnswer =
  | { readonly data: { readonly url: string }; readonly error?: undefined }
  | { readonly data?: undefined; readonly error: Failure };

type Params<Name extends keyof typeof signInCalls> = Omit<
  ParamsOf<(typeof signInCalls)[Name]>,
  'client_id'
>;

/** The calls that sign in to one game (spec §7). Their parameters contain secrets, which are not stored. */
export interface SignInCalls {
  readonly password: (params: Params<'login'>) => Promise<LoginAnswer>;
  readonly google: (params: Params<'googleLogin'>) => Promise<LoginAnswer>;
  readonly apple: (params: Params<'appleLogin'>) => Promise<LoginAnswer>;
  readonly facebook: (params: Params<'facebookLogin'>) => Promise<LoginAnswer>;
  readonly twitter: (params: Params<'twitterLogin'>) => Promise<LoginAnswer>;
  readonly twitterStart: (params: Params<'twitterStart'>) => Promise<StartAnswer>;
  readonly vk: (params: Params<'vkLogin'>) => Promise<LoginAnswer>;
  readonly huawei: (params: Params<'huaweiLogin'>) => Promise<LoginAnswer>;
}

/** What the provider's page is asked with. */
export interface SignInStart {
  /** The shop's id at the provider; empty if only the back end knows it. */
  readonly appId: string;
  /** The address that plays the provider; null where the real one is used. */
  readonly standIn: string | null;
  /** The address the provider returns to. */
  readonly redirectUri: string;
  /** Returned unchanged by the provider. */
  readonly state: string;
  /** Copied into the provider's ID token. */
  readonly nonce: string;
  /** The S256 challenge of the code verifier; null if the back end does not check it. */
  readonly challenge: string | null;
  /** The calls of the game to sign in to. */
  readonly calls: SignInCalls;
}

/** The page on which the player agrees, with the `state` it returns; or why there is none. */
export type Consent =
  | { readonly kind: 'page'; readonly address: string; readonly state: string }
  | { readonly kind: 'none'; readonly failure: Failure };

/** What a login call is made of. */
export interface SignInResponse {
  /** The parameters with which the provider returned, from query and fragment. */
  readonly params: URLSearchParams;
  readonly redirectUri: string;
  /** What {@link SignInProvider.kept} returned when the sign-in began. */
  readonly kept: string;
  /** Verifier and nonce, if the back end checks them. */
  readonly proofs: { readonly code_verifier?: string; readonly nonce?: string };
  /** The device of the visit: a repeated call with the same code is recognised by it. */
  readonly did: string;
  /** The calls of the game to sign in to. */
  readonly calls: SignInCalls;
}

/** A third-party kind of sign-in (spec §1): its page, what comes back, and its login call (spec §7). */
export interface SignInProvider {
  /** Returns the shop's id at the provider; null if the shop needs none, empty if it is missing. */
  readonly appId: (config: LoginConfig) => string | null;
  /** Returns what the login call needs from the login config. */
  readonly kept?: (config: LoginConfig) => string;
  /** Whether the provider refuses to show its page in the browser of an app (spec §8). */
  readonly refuses: (browser: EmbeddedBrowser) => boolean;
  /** Returns the provider's page. */
  readonly begin: (start: SignInStart) => Consent | Promise<Consent>;
  /** Returns the `state` with which the provider returned; null if there is none. */
  readonly stateOf: (params: URLSearchParams) => string | null;
  /** Whether the player cancelled at the provider, or the provider failed; null if neither. */
  readonly errorOf: (params: URLSearchParams) => 'cancelled' | 'failed' | null;
  /** Makes the login call; null if the provider has not sent what it takes. */
  readonly logIn: (response: SignInResponse) => Promise<LoginAnswer> | null;
}
