import { createHash } from 'node:crypto';
import { createLocalJWKSet, jwtVerify } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { prove } from '../test-sandbox/proofs';
import {
  authorizePath,
  carriedBy,
  press,
  redirectUri,
  visitProvider,
} from '../test-sandbox/provider-visit';
import { type Query, type TestSandbox, openTestSandbox } from '../test-sandbox/test-sandbox';
import { publishedKeys } from './keys';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(async () => sandbox.close());
beforeEach(async () => sandbox.services.clock.moveTo(0));

const host = 'id.localhost';

describe('the consent page', () => {
  it.each(['google', 'facebook', 'vk', 'apple', 'huawei'] as const)(
    '%s names the shop and the accounts, and may not be framed',
    async (kind) => {
      const page = await sandbox.request({ host, path: authorizePath(kind, {}) });
      for (const text of ['Sign in to Nova Games', 'Second test player', 'Cancel'])
        expect(page.body).toContain(text);
      const policy = String(page.headers['content-security-policy']);
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toContain("form-action 'self' http://nova.localhost:4000;");
    },
  );

  it.each([
    ['an unknown app', { client_id: 'evil-google' }],
    ['no app', { client_id: '' }],
    ['an app of another provider', { client_id: 'nova-facebook' }],
    ['an unknown redirect URI', { redirect_uri: 'https://evil.example/' }],
    ['an address of another brand', { redirect_uri: redirectUri('merlion', 'google') }],
    ['another provider’s address', { redirect_uri: redirectUri('nova', 'apple') }],
    ['a longer address', { redirect_uri: `${redirectUri('nova', 'google')}/x` }],
    ['no address', { redirect_uri: '' }],
  ])('does not redirect for %s', async (_, query) => {
    const path = authorizePath('google', { query });
    const [page, pressed] = [
      await sandbox.request({ host, path }),
      await press(sandbox, path, 'identity=first'),
    ];
    for (const response of [page, pressed]) {
      expect(response.statusCode).toBe(400);
      expect(response.headers.location).toBeUndefined();
    }
  });

  it.each([
    ['google', { response_type: 'token' }, 'unsupported_response_type'],
    ['facebook', { response_type: 'code' }, 'unsupported_response_type'],
    ['google', { response_mode: 'fragment' }, 'invalid_request'],
    ['apple', { response_mode: 'query' }, 'invalid_request'],
    ['apple', { nonce: '' }, 'invalid_request'],
    ['google', { code_challenge: 'plain', code_challenge_method: 'plain' }, 'invalid_request'],
    ['google', { code_challenge: 'short', code_challenge_method: 'S256' }, 'invalid_request'],
    ['google', { state: 'x'.repeat(513) }, 'invalid_request'],
  ] as const)('%s goes back with an error for %j', async (kind, query, error) => {
    const path = authorizePath(kind, { query });
    for (const response of [
      await sandbox.request({ host, path }),
      await press(sandbox, path, 'identity=first'),
    ])
      expect(response.headers.location ?? response.body).toContain(error);
  });

  it.each(['google', 'vk', 'apple'] as const)(
    '%s answers access_denied when the user cancels',
    async (kind) => {
      const response = await visitProvider(sandbox, kind, { identity: '' });
      expect(response).toEqual({ error: 'access_denied', state: 'the state' });
    },
  );

  it.each([
    ['another page', 'identity=first', 'http://nova.localhost:4000'],
    ['nowhere', 'identity=first', 'null'],
    ['itself with an unknown identity', 'identity=stranger', 'http://id.localhost:4000'],
  ])('refuses a form from %s', async (_, body, origin) => {
    const response = await press(sandbox, authorizePath('google', {}), body, origin);
    expect(response.statusCode).toBe(403);
  });
});

describe('the response to the shop', () => {
  it.each([
    ['google', ['code', 'state']],
    ['huawei', ['code', 'state']],
    ['apple', ['code', 'id_token', 'state']],
    ['facebook', ['access_token', 'token_type', 'expires_in', 'state']],
    ['vk', ['access_token', 'token_type', 'expires_in', 'user_id', 'state']],
  ] as const)('%s returns %j and the unchanged state', async (kind, names) => {
    const response = await visitProvider(sandbox, kind, { query: { state: 'a=b&c#d' } });
    expect(Object.keys(response)).toEqual(names);
    expect(response['state']).toBe('a=b&c#d');
  });

  it('is sent as an escaped form, to the shop only, when requested', async () => {
    const query = { response_mode: 'form_post', state: '"><script>' };
    const page = await press(sandbox, authorizePath('apple', { query }), 'identity=first');
    expect(page.body).toContain('action="http://nova.localhost:4000/sign-in/apple"');
    expect(page.body).toContain('name="id_token"');
    expect(page.body).toContain('value="&quot;&gt;&lt;script&gt;"');
    expect(page.headers['content-security-policy']).toContain('http://nova.localhost:4000;');
  });

  it('is in the fragment when it must not reach a server', async () => {
    const response = await press(sandbox, authorizePath('facebook', {}), 'identity=first');
    expect(response.headers.location).toMatch(/^http:\/\/nova\.localhost:4000\/sign-in\/facebook#/);
    expect(response.headers['x-content-type-options']).toBe('nosniff');
    // Some browsers would apply them to the shop.
    expect(response.headers).not.toHaveProperty('content-security-policy');
    expect(response.headers).not.toHaveProperty('referrer-policy');
  });
});

async function secretOf(appId: string): Promise<string> {
  const { rows } = await sandbox.services.database.execute<{ secret: string }>(
    `select secret from sign_in_apps where app_id = '${appId}'`,
  );
  return rows[0]?.secret ?? '';
}

async function ask(kind: string, form: Query) {
  const body = new URLSearchParams(form).toString();
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return sandbox.request({ host, path: `/${kind}/token`, method: 'POST', headers, body });
}

async function tokenForm(query: Query = {}): Promise<Query> {
  const response = await visitProvider(sandbox, 'google', { query });
  return {
    grant_type: 'authorization_code',
    code: response['code'] ?? '',
    redirect_uri: redirectUri('nova', 'google'),
    client_id: 'nova-google',
    client_secret: await secretOf('nova-google'),
  };
}

describe('the token endpoint', () => {
  it('returns a token that the published keys verify', async () => {
    const response = await ask('google', await tokenForm({ nonce: 'a nonce' }));
    const { id_token: token } = response.json<{ id_token: string }>();
    const keys = await sandbox.request({ host, path: '/google/jwks' });
    const { payload } = await jwtVerify(token, createLocalJWKSet(keys.json()));
    expect(payload).toMatchObject({
      iss: 'http://id.localhost:4000/google',
      aud: 'nova-google',
      nonce: 'a nonce',
      sub: expect.stringMatching(/^\d+$/),
    });
    expect(Number(payload.exp) - Number(payload.iat)).toBe(600);
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it.each([
    ['a wrong secret', { client_secret: 'x' }, 401, 'invalid_client'],
    ['an unknown app', { client_id: 'x' }, 401, 'invalid_client'],
    ['another grant', { grant_type: 'password' }, 400, 'unsupported_grant_type'],
    [
      'a verifier where there was no challenge',
      { code_verifier: 'v'.repeat(43) },
      400,
      'invalid_grant',
    ],
  ])('refuses %s', async (_, change, status, error) => {
    const response = await ask('google', { ...(await tokenForm()), ...change });
    expect(response.statusCode).toBe(status);
    expect(response.json()).toEqual({ error });
  });

  it('accepts a code once, even from two parallel requests', async () => {
    const form = await tokenForm();
    const answers = await Promise.all(Array.from({ length: 20 }, async () => ask('google', form)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  it.each([
    ['the verifier of its challenge', 'v'.repeat(43), 200],
    ['another verifier', 'w'.repeat(43), 400],
    ['none', '', 400],
  ])('answers a code with a challenge and %s', async (_, verifier, status) => {
    const challenge = createHash('sha256').update('v'.repeat(43)).digest('base64url');
    const form = await tokenForm({ code_challenge: challenge, code_challenge_method: 'S256' });
    expect((await ask('google', { ...form, code_verifier: verifier })).statusCode).toBe(status);
  });

  it('is part of the metadata of the provider', async () => {
    const found = await sandbox.request({ host, path: '/apple/.well-known/openid-configuration' });
    expect(found.json()).toMatchObject({
      issuer: 'http://id.localhost:4000/apple',
      token_endpoint: 'http://id.localhost:4000/apple/token',
      jwks_uri: 'http://id.localhost:4000/apple/jwks',
    });
  });

  it('publishes no private key', async () => {
    const { keys } = await publishedKeys(sandbox.services.database, 'google');
    expect(keys.map((key) => Object.keys(key).sort())).toEqual([
      ['alg', 'e', 'kid', 'kty', 'n', 'use'],
    ]);
  });
});

describe('the check of a token', () => {
  it('answers the app with its secret', async () => {
    const { fb_access_token: token = '' } = await prove(sandbox, 'facebook');
    const path = (appToken: string): string =>
      `/facebook/debug_token?${new URLSearchParams({ input_token: token, access_token: appToken }).toString()}`;
    const secret = await secretOf('nova-facebook');
    const right = await sandbox.request({ host, path: path(`nova-facebook|${secret}`) });
    expect(right.json()).toMatchObject({ data: { is_valid: true, app_id: 'nova-facebook' } });
    expect((await sandbox.request({ host, path: path('nova-facebook|x') })).statusCode).toBe(400);
    expect((await sandbox.request({ host, path: '/facebook/debug_token' })).statusCode).toBe(400);
  });

  it('refuses other apps', async () => {
    const { vk_access_token: token = '' } = await prove(sandbox, 'vk');
    const query = new URLSearchParams({ token, client_id: 'nova-vk', client_secret: 'x' });
    const path = `/vk/method/secure.checkToken?${query.toString()}`;
    expect((await sandbox.request({ host, path })).json()).toMatchObject({
      error: { error_code: 15 },
    });
  });
});

describe('a request token', () => {
  async function start(change: Query) {
    const form = {
      oauth_consumer_key: 'nova-twitter',
      oauth_signature_method: 'PLAINTEXT',
      oauth_signature: `${await secretOf('nova-twitter')}&`,
      oauth_callback: redirectUri('nova', 'twitter'),
      ...change,
    };
    const path = '/twitter/oauth/request_token';
    const body = new URLSearchParams(form).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    return sandbox.request({ host, path, method: 'POST', headers, body });
  }

  it.each([
    ['a wrong signature', { oauth_signature: 'x&' }],
    ['a signature of another kind', { oauth_signature_method: 'HMAC-SHA1' }],
    ['an unknown app', { oauth_consumer_key: 'x' }],
    ['an unknown callback', { oauth_callback: 'https://evil.example/' }],
  ])('is refused for %s', async (_, change) => {
    expect((await start(change)).statusCode).toBe(401);
  });

  it('is decided once: a refusal is final', async () => {
    const begun = new URLSearchParams((await start({})).body);
    const path = `/twitter/oauth/authorize?oauth_token=${begun.get('oauth_token') ?? ''}`;
    expect((await sandbox.request({ host, path })).body).toContain('Sign in to Nova Games');
    const back = await press(sandbox, path, 'identity=');
    expect(carriedBy(back.headers.location)).toEqual({ denied: begun.get('oauth_token') });
    expect((await press(sandbox, path, 'identity=first')).statusCode).toBe(400);
    expect((await sandbox.request({ host, path })).statusCode).toBe(400);
  });
});

it('the host has no other pages', async () => {
  expect((await sandbox.request({ host, path: '/' })).statusCode).toBe(404);
  expect((await sandbox.request({ host, path: '/fax/authorize' })).statusCode).toBe(404);
});
