import type { SignInKind } from '@shop/contract';
import * as v from 'valibot';
import type { Services } from '../hosts/services';
import { type RegisteredApp, findApp, redirectsOf } from './registered-app';

/** The providers that use OAuth 2.0 (RFC 6749); Twitter uses OAuth 1.0a. */
export type OAuthKind = Exclude<SignInKind, 'twitter'>;

/** How the response is sent to the shop: in the query, in the fragment, or as a posted form. */
export type ResponseMode = 'query' | 'fragment' | 'form_post';

const rules: Readonly<
  Record<OAuthKind, { readonly type: string; readonly modes: readonly ResponseMode[] }>
> = {
  google: { type: 'code', modes: ['query'] },
  huawei: { type: 'code', modes: ['query'] },
  apple: { type: 'code id_token', modes: ['form_post', 'fragment'] },
  facebook: { type: 'token', modes: ['fragment'] },
  vk: { type: 'token', modes: ['fragment'] },
};

const text = v.optional(v.string(), '');
const query = v.object({
  client_id: text,
  redirect_uri: text,
  response_type: text,
  response_mode: text,
  state: text,
  nonce: text,
  code_challenge: text,
  code_challenge_method: text,
});

/** An authorization request with a registered app and redirect URI. */
export interface AuthorizationRequest {
  readonly provider: OAuthKind;
  readonly app: RegisteredApp;
  readonly redirectUri: string;
  readonly mode: ResponseMode;
  readonly state: string;
  readonly nonce: string;
  readonly challenge: string;
}

/**
 * The result of checking a request. An unknown app or redirect URI is never redirected to: the
 * provider would be an open redirector.
 */
export type RequestCheck =
  | { readonly kind: 'right'; readonly request: AuthorizationRequest }
  | { readonly kind: 'wrong'; readonly request: AuthorizationRequest; readonly error: string }
  | { readonly kind: 'unknown' };

const maxTextLength = 512;
const challengeForm = /^[\w-]{43}$/;

function findError(asked: v.InferOutput<typeof query>, mode: string, kind: OAuthKind) {
  const { type, modes } = rules[kind];
  if (asked.response_type !== type) return 'unsupported_response_type';
  if (!modes.some((one) => one === mode)) return 'invalid_request';
  // An ID token sent through the browser must be bound to the request (OpenID Connect §3.3).
  if (type.includes('id_token') && asked.nonce === '') return 'invalid_request';
  const { code_challenge: challenge, code_challenge_method: method } = asked;
  const isPlain = challenge !== '' && (method !== 'S256' || !challengeForm.test(challenge));
  return isPlain || asked.state.length > maxTextLength ? 'invalid_request' : null;
}

/** Checks the query of a request to an authorization endpoint. */
export async function checkAuthorization(
  kind: OAuthKind,
  sent: unknown,
  { database, addresses }: Services,
): Promise<RequestCheck> {
  const parsed = v.safeParse(query, sent);
  if (!parsed.success) return { kind: 'unknown' };
  const asked = parsed.output;
  const app = await findApp(database, kind, asked.client_id);
  if (app === null || !redirectsOf(addresses, app).includes(asked.redirect_uri))
    return { kind: 'unknown' };

  const [usual = 'query', ...others] = rules[kind].modes;
  const mode = others.find((one) => one === asked.response_mode) ?? usual;
  const request = {
    provider: kind,
    app,
    redirectUri: asked.redirect_uri,
    mode,
    state: asked.state,
    nonce: asked.nonce,
    challenge: asked.code_challenge,
  };
  const error = findError(asked, asked.response_mode === '' ? mode : asked.response_mode, kind);
  return error === null ? { kind: 'right', request } : { kind: 'wrong', request, error };
}
