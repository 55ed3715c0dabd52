import type { LightMyRequestResponse } from 'fastify';
import { appIdOf } from '../accounts/third-party/provider-config';
import type { OAuthKind } from '../sign-in-providers/authorization-request';
import type { Query, TestSandbox } from './test-sandbox';

const responseTypes: Readonly<Record<OAuthKind, string>> = {
  google: 'code',
  huawei: 'code',
  apple: 'code id_token',
  facebook: 'token',
  vk: 'token',
};

/** The nonce of a test's sign-in, unless its query names another. */
export const visitNonce = 'the nonce';

/** How a test signs in at a provider; the defaults are those of the nova shop. */
export interface ProviderVisit {
  readonly brand?: string;
  /** The button to press; empty cancels. */
  readonly identity?: string;
  /** Parameters that replace those of the shop. */
  readonly query?: Query;
}

/** Returns the URL to which a provider redirects back. */
export function redirectUri(brand: string, kind: string): string {
  return `http://${brand}.localhost:4000/sign-in/${kind}`;
}

/** Returns the path and query of a provider's authorization endpoint. */
export function authorizePath(
  kind: OAuthKind,
  { brand = 'nova', query = {} }: ProviderVisit,
): string {
  const asked = new URLSearchParams({
    client_id: appIdOf(brand, kind),
    redirect_uri: redirectUri(brand, kind),
    response_type: responseTypes[kind],
    ...(kind === 'apple' && { response_mode: 'fragment' }),
    state: 'the state',
    nonce: visitNonce,
    ...query,
  });
  return `/${kind}/authorize?${asked.toString()}`;
}

/** Submits a form of the sign-in host with a button. */
export async function press(
  sandbox: TestSandbox,
  path: string,
  body: string,
  origin = 'http://id.localhost:4000',
): Promise<LightMyRequestResponse> {
  const headers = { origin, 'content-type': 'application/x-www-form-urlencoded' };
  return sandbox.request({ host: 'id.localhost', path, method: 'POST', headers, body });
}

/** Returns the parameters of a redirect, from its query or fragment. */
export function carriedBy(location: string | undefined): Record<string, string> {
  const url = new URL(location ?? 'http://nowhere');
  return Object.fromEntries(new URLSearchParams(url.hash === '' ? url.search : url.hash.slice(1)));
}

/** Signs in at a provider; resolves to the parameters of the redirect. */
export async function visitProvider(
  sandbox: TestSandbox,
  kind: OAuthKind,
  visit: ProviderVisit = {},
): Promise<Record<string, string>> {
  const { identity = 'first' } = visit;
  const response = await press(sandbox, authorizePath(kind, visit), `identity=${identity}`);
  return carriedBy(response.headers.location);
}
