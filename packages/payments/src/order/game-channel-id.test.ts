import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gameChannelId } from './game-channel-id';

describe('the channel code (spec §4)', () => {
  it.each([
    ['no client', null, false, '3'],
    ['login without a client', null, true, '3'],
    ['an empty client', '', false, '3'],
    ['login with an empty client', '', true, '3'],
    ['client only', 'c1', false, '2'],
    ['client and login', 'c1', true, '1'],
  ] as const)('for %s (%j, %j) is %s', (_, clientId, isSignedIn, code) => {
    expect(gameChannelId({ clientId, isSignedIn })).toBe(code);
  });

  it('depends only on whether there is a client and a login', () => {
    fc.assert(
      fc.property(fc.option(fc.string()), fc.boolean(), (clientId, isSignedIn) => {
        const known = [(clientId ?? '') !== '', isSignedIn].join();
        const codes: Record<string, string> = { 'true,true': '1', 'true,false': '2' };
        expect(gameChannelId({ clientId, isSignedIn })).toBe(codes[known] ?? '3');
      }),
    );
  });
});
