import { type SignInKind, signInKinds } from '@shop/contract';
import { type SignInStart, signInProviders } from '@shop/storefront-core/sign-in';
import { content } from '@shop/storefront-core/testing';
import { describe, expect, it } from 'vitest';
import { openTestShop } from '../testing/test-shop';
import { shopSignInCalls, signInCallsFor } from './sign-in-calls';

const user = { username: 'ann', suid: 'u1', oauth_token: 'token', gp_id: 'gp1' };
const redirectUri = 'https://shop.example/sign-in/x';

function startOf(others: Partial<SignInStart> = {}): SignInStart {
  return {
    appId: 'the shop',
    standIn: null,
    redirectUri,
    state: 'the state',
    nonce: 'the nonce',
    challenge: 'the challenge',
    calls: shopSignInCalls('c1', openTestShop().store.dispatch),
    ...others,
  };
}

const code = { response_type: 'code', scope: 'openid' };
const bound = {
  nonce: 'the nonce',
  code_challenge: 'the challenge',
  code_challenge_method: 'S256',
};

const requests = [
  ['google', 'https://accounts.google.com/o/oauth2/v2/auth', { ...code, ...bound }],
  ['facebook', 'https://www.facebook.com/v24.0/dialog/oauth', { response_type: 'token' }],
  ['vk', 'https://oauth.vk.com/authorize', { response_type: 'token', display: 'mobile' }],
  [
    'apple',
    'https://appleid.apple.com/auth/authorize',
    { response_type: 'code id_token', response_mode: 'fragment', ...bound },
  ],
  ['huawei', 'https://oauth-login.cloud.huawei.com/oauth2/v3/authorize', { ...code, ...bound }],
] as const;

describe('the page of a provider of OAuth 2.0', () => {
  it.each(requests)(
    '%s: is asked with all that its response is bound to',
    async (kind, page, own) => {
      const consent = await signInProviders[kind].begin(startOf());
      const address = consent.kind === 'page' ? consent.address : '';
      const { origin, pathname, searchParams } = new URL(address);
      expect(`${origin}${pathname}`).toBe(page);
      expect(Object.fromEntries(searchParams)).toEqual({
        client_id: 'the shop',
        redirect_uri: redirectUri,
        state: 'the state',
        ...own,
      });
      expect(address).not.toContain('+');
    },
  );

  it.each(requests)('%s: gets no challenge that the back end would not check', async (kind) => {
    const consent = await signInProviders[kind].begin(startOf({ challenge: null }));
    expect(JSON.stringify(consent)).not.toContain('code_challenge');
  });

  it.each(requests)('%s: is played by another host where there is one', async (kind) => {
    const consent = await signInProviders[kind].begin(
      startOf({ standIn: 'http://id.localhost/x' }),
    );
    expect(consent).toMatchObject({
      address: expect.stringMatching(/^http:\/\/id\.localhost\/x\/authorize\?/),
    });
  });
});

describe('the page of the short-message platform', () => {
  const start = async (url: string, standIn: string | null = null) => {
    const shop = openTestShop({ answers: { '/util/login/twitter_auth': () => content({ url }) } });
    const calls = shopSignInCalls('c1', shop.store.dispatch);
    const consent = await signInProviders.twitter.begin(startOf({ calls, standIn }));
    return { consent, sent: shop.backEnd.sentTo('/util/login/twitter_auth') };
  };

  it.each([
    ['https://api.twitter.com/oauth/authenticate?oauth_token=t', null],
    ['https://api.x.com/oauth/authorize?oauth_token=t', null],
    ['http://id.localhost/twitter/oauth/authorize?oauth_token=t', 'http://id.localhost/twitter'],
  ])('is %s, and its request token takes the place of the state', async (url, standIn) => {
    const { consent, sent } = await start(url, standIn);
    expect(consent).toEqual({ kind: 'page', address: url, state: 't' });
    expect(sent).toMatchObject([{ client_id: 'c1', callback: redirectUri }]);
  });

  it.each([
    ['https://evil.example/oauth/authorize?oauth_token=t', null],
    ['https://api.twitter.com.evil.example/?oauth_token=t', null],
    ['http://api.twitter.com/oauth/authorize?oauth_token=t', null],
    ['javascript:alert(1)//?oauth_token=t', null],
    ['https://api.twitter.com/oauth/authorize', null],
    ['nonsense', null],
    ['http://id.localhost/twitter-evil?oauth_token=t', 'http://id.localhost/twitter'],
  ])('is not %s', async (url, standIn) => {
    expect((await start(url, standIn)).consent.kind).toBe('none');
  });
});

const proofs = { code_verifier: 'the verifier', nonce: 'the nonce' };
const ofCode = { authorization_code: 'c', redirect_uri: redirectUri, did: 'd', ...proofs };

const logins: readonly (readonly [SignInKind, string, string, Readonly<Record<string, string>>])[] =
  [
    ['google', 'google_auth', 'code=c', { ...ofCode, pkg: 'kept' }],
    ['huawei', 'huawei_auth', 'code=c', ofCode],
    ['apple', 'apple_auth', 'code=c&id_token=t', { ...ofCode, identity_token: 't' }],
    ['facebook', 'facebook_auth', 'access_token=t&_=_', { fb_access_token: 't' }],
    ['vk', 'vk_auth', 'access_token=t&user_id=7', { vk_access_token: 't', uid: '7' }],
    [
      'twitter',
      'twitter_redirect',
      'oauth_token=t&oauth_verifier=v',
      { oauth_token: 't', oauth_verifier: 'v', did: 'd' },
    ],
  ];

function logIn(kind: SignInKind, file: string, query: string) {
  const path = `/util/login/${file}`;
  const shop = openTestShop({ isSignedIn: true, answers: { [path]: () => content(user) } });
  const answer = signInProviders[kind].logIn({
    params: new URLSearchParams(query),
    redirectUri,
    kept: 'kept',
    proofs,
    did: 'd',
    calls: shopSignInCalls('c1', shop.store.dispatch),
  });
  return { answer, sent: () => shop.backEnd.sentTo(path) };
}

describe('the login call', () => {
  it.each(logins)('of %s is %s, with what has come back', async (kind, file, query, own) => {
    const { answer, sent } = logIn(kind, file, query);
    expect(await answer).toMatchObject({ data: user });
    const [{ spec_lang: _, ...params } = {}] = sent();
    expect(params).toEqual({ client_id: 'c1', ...own });
  });

  it.each(logins)(
    'of %s is not made without all of it, or with a part repeated',
    (kind, file, query) => {
      for (const [name, value] of new URLSearchParams(query)) {
        if (name === '_' || name === 'user_id') continue;
        const without = new URLSearchParams(query);
        without.delete(name);
        for (const wrong of [without.toString(), `${query}&${name}=${value}x`]) {
          const { answer, sent } = logIn(kind, file, wrong);
          expect([answer, sent()]).toEqual([null, []]);
        }
      }
    },
  );
});

describe('the login call for a payment for another player (spec §6)', () => {
  it.each(logins)(
    'of %s is that of the game, with its `game_id`',
    async (kind, file, query, own) => {
      const path = `/api/ingame/${file}`;
      const shop = openTestShop({ answers: { [path]: () => content(user) } });
      const calls = await signInCallsFor(
        { ...shop.services, replenishId: 'r1' },
        'c1',
        shop.store.dispatch,
      );
      const params = new URLSearchParams(query);
      const answer = signInProviders[kind].logIn({
        ...{ params, redirectUri, kept: 'kept', proofs, did: 'd', calls },
      });
      expect(await answer).toMatchObject({ data: user });
      const [{ spec_lang: _, ...sent } = {}] = shop.backEnd.sentTo(path);
      expect(sent).toEqual({ game_id: 'c1', ...own });
    },
  );

  it('of the short-message platform begins there as well', async () => {
    const url = 'https://api.x.com/oauth/authorize?oauth_token=t';
    const path = '/api/ingame/twitter_auth';
    const shop = openTestShop({ answers: { [path]: () => content({ url }) } });
    const calls = await signInCallsFor(
      { ...shop.services, replenishId: 'r1' },
      'c1',
      shop.store.dispatch,
    );
    await signInProviders.twitter.begin(startOf({ calls }));
    expect(shop.backEnd.sentTo(path)).toMatchObject([{ game_id: 'c1', callback: redirectUri }]);
  });
});

describe('the response of a provider', () => {
  it.each(signInKinds.filter((kind) => kind !== 'twitter'))(
    '%s: names its state and error',
    (kind) => {
      const { errorOf, stateOf } = signInProviders[kind];
      const read = (query: string) => {
        const params = new URLSearchParams(query);
        return [stateOf(params), errorOf(params)];
      };
      expect(read('state=s&code=c')).toEqual(['s', null]);
      expect(read('state=s&error=access_denied')).toEqual(['s', 'cancelled']);
      expect(read('state=s&error=user_cancelled_authorize')).toEqual(['s', 'cancelled']);
      expect(read('state=s&error=server_error')).toEqual(['s', 'failed']);
      expect(read('code=c')).toEqual([null, null]);
      expect(read('state=s&state=s')).toEqual([null, null]);
    },
  );

  it('twitter: names its request token, also where the player has cancelled', () => {
    const { errorOf, stateOf } = signInProviders.twitter;
    const granted = new URLSearchParams('oauth_token=t&oauth_verifier=v');
    const denied = new URLSearchParams('denied=t');
    expect([stateOf(granted), errorOf(granted)]).toEqual(['t', null]);
    expect([stateOf(denied), errorOf(denied)]).toEqual(['t', 'cancelled']);
  });
});
