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

/** How a test goes to a provider; what is left out is as the nova shop does it. */
export interface ProviderVisit {
  readonly brand?: string;
  /** The button that is pressed; empty cancels. */
  readonly identity?: string;
  /** Parameters of the request, over those a shop sends. */
  readonly query?: Query;
}

/** The address at which a shop takes a provider's answer. */
export function redirectUri(brand: string, kind: string): string {
  return `http://${brand}.localhost:4000/sign-in/${kind}`;
}

/** What a shop asks a provider's authorization endpoint. */
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
    nonce: 'the nonce',
    ...query,
  });
  return `/${kind}/authorize?${asked.toString()}`;
}

/** Presses a button on a page of the sign-in host. */
export async function press(
  sandbox: TestSandbox,
  path: string,
  body: string,
  origin = 'http://id.localhost:4000',
): Promise<LightMyRequestResponse> {
  const headers = { origin, 'content-type': 'application/x-www-form-urlencoded' };
  return sandbox.request({ host: 'id.localhost', path, method: 'POST', headers, body });
}

/** What a redirect carries, in its query or behind its `#`. */
export function carriedBy(location: string | undefined): Record<string, string> {
  const url = new URL(location ?? 'http://nowhere');
  return Object.fromEntries(new URLSearchParams(url.hash === '' ? url.search : url.hash.slice(1)));
}

/** Signs in at a provider and comes back with what the shop is told. */
export async function visitProvider(
  sandbox: TestSandbox,
  kind: OAuthKind,
  visit: ProviderVisit = {},
): Promise<Record<string, string>> {
  const { identity = 'first' } = visit;
  const response = await press(sandbox, authorizePath(kind, visit), `identity=${identity}`);
  return carriedBy(response.headers.location);
}
