import { type Answer, type SignInKind, type UserInfo, calls } from '@shop/contract';
import { packageOf } from '../accounts/third-party/provider-config';
import {
  type ProviderVisit,
  carriedBy,
  press,
  redirectUri,
  visitNonce,
  visitProvider,
} from './provider-visit';
import type { Query, TestSandbox } from './test-sandbox';

/** The calls that sign in at the shop and in the in-game flow. */
export const thirdPartyCalls = {
  google: { shop: calls.googleLogin, inGame: calls.inGameGoogleLogin },
  apple: { shop: calls.appleLogin, inGame: calls.inGameAppleLogin },
  facebook: { shop: calls.facebookLogin, inGame: calls.inGameFacebookLogin },
  twitter: { shop: calls.twitterLogin, inGame: calls.inGameTwitterLogin },
  vk: { shop: calls.vkLogin, inGame: calls.inGameVkLogin },
  huawei: { shop: calls.huaweiLogin, inGame: calls.inGameHuaweiLogin },
} as const satisfies Record<SignInKind, unknown>;

/** Which of the two calls is used. */
export type Door = keyof (typeof thirdPartyCalls)['google'];

/** The device id of the browser that signs in. */
const device = '0b0f7c1e-4d1b-4d7b-9f55-2f6a3f0f8a10';

/** Starts a sign-in at nova, the only brand that offers it; resolves to the URL of its page. */
export async function beginTwitter(sandbox: TestSandbox): Promise<string> {
  const query = { client_id: '510001', callback: redirectUri('nova', 'twitter') };
  const begun = await sandbox.ask(calls.twitterStart, query);
  const url = new URL(begun.kind === 'content' ? begun.content.url : 'http://nowhere');
  return url.pathname + url.search;
}

async function proveByTwitter(
  sandbox: TestSandbox,
  { identity = 'first' }: ProviderVisit,
): Promise<Query> {
  const path = await beginTwitter(sandbox);
  const response = await press(sandbox, path, `identity=${identity}`);
  return carriedBy(response.headers.location);
}

/** Signs in at a provider; resolves to the parameters that the page sends to the shop’s API. */
export async function prove(
  sandbox: TestSandbox,
  kind: SignInKind,
  visit: ProviderVisit = {},
): Promise<Query> {
  const { brand = 'nova' } = visit;
  if (kind === 'twitter') return { ...(await proveByTwitter(sandbox, visit)), did: device };
  const params = await visitProvider(sandbox, kind, visit);
  const code = {
    authorization_code: params['code'] ?? '',
    redirect_uri: redirectUri(brand, kind),
    did: device,
    nonce: visit.query?.['nonce'] ?? visitNonce,
  };
  switch (kind) {
    case 'google':
      return { ...code, pkg: packageOf(brand) };
    case 'huawei':
      return code;
    case 'apple':
      return { ...code, identity_token: params['id_token'] ?? '' };
    case 'facebook':
      return { fb_access_token: params['access_token'] ?? '' };
    case 'vk':
      return { vk_access_token: params['access_token'] ?? '', uid: params['user_id'] ?? '' };
  }
}

/** Sends a proof to the shop’s API. */
export async function signInBy(
  sandbox: TestSandbox,
  kind: SignInKind,
  proof: Query,
  {
    door = 'shop',
    game = '510001',
    headers = {},
  }: { door?: Door; game?: string; headers?: Query } = {},
): Promise<Answer<UserInfo>> {
  const named: Query = door === 'shop' ? { client_id: game } : { game_id: game };
  return sandbox.ask(thirdPartyCalls[kind][door], { ...named, ...proof }, headers);
}

/** Sends a proof to both calls; resolves to their codes, null for a success. */
export async function codesOfBothDoors(
  sandbox: TestSandbox,
  kind: SignInKind,
  proof: Query,
): Promise<(number | null)[]> {
  const codes: (number | null)[] = [];
  for (const door of ['shop', 'inGame'] as const) {
    const result = await signInBy(sandbox, kind, proof, { door });
    codes.push(result.kind === 'refused' ? result.code : null);
  }
  return codes;
}
