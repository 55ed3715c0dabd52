import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { type CallName, calls } from '..';
import { signInCalls } from '.';

const given: Partial<Record<CallName, readonly string[]>> = {
  login: ['username', 'password'],
  googleLogin: ['authorization_code', 'redirect_uri'],
  appleLogin: ['authorization_code', 'identity_token', 'redirect_uri'],
  facebookLogin: ['fb_access_token'],
  twitterStart: ['callback'],
  twitterLogin: ['oauth_token', 'oauth_verifier'],
  vkLogin: ['vk_access_token'],
  huaweiLogin: ['authorization_code', 'redirect_uri'],
};

function filled(names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, `a ${name}`]));
}

const loginCalls = Object.entries(given).flatMap(([name, names]) => {
  const inGameName = `inGame${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  return [
    { name, game: 'client_id', names },
    { name: inGameName, game: 'game_id', names },
  ];
});

describe('login calls (spec §7)', () => {
  it.each(loginCalls)('$name requires $game and $names', ({ name, game, names }) => {
    const call = Object.values(signInCalls).find((one) => one.name === name) ?? calls.orderInfo;
    const params = filled([game, ...names]);
    expect(v.safeParse(call.params, params).output).toEqual(params);
    for (const missing of Object.keys(params))
      expect(v.is(call.params, { ...params, [missing]: '' })).toBe(false);
  });

  it('reads the known kinds of the login config in every form of the wire', () => {
    const read = (json_type: unknown): unknown =>
      v.parse(signInCalls.loginConfig.content, { json_type }).json_type;
    expect(read('["vk","google","fax"]')).toEqual(['google', 'vk']);
    expect(read('vk, google,fax')).toEqual(['google', 'vk']);
    expect(read(['apple'])).toEqual(['apple']);
    expect(read('[1')).toEqual([]);
    expect(read(null)).toEqual([]);
  });
});
