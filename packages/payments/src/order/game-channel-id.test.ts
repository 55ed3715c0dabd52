import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gameChannelId } from './game-channel-id';

describe('the channel code (spec §4)', () => {
  it.each([
    ['no client', null, false, '3'],
    ['a login without a client: still no client', null, true, '3'],
    ['an empty client', '', false, '3'],
    ['an empty client with a login', '', true, '3'],
    ['client only', 'c1', false, '2'],
    ['client plus login', 'c1', true, '1'],
  ] as const)('%s', (_, clientId, isSignedIn, code) => {
    expect(gameChannelId({ clientId, isSignedIn })).toBe(code);
  });

  it('is 3, 2 or 1 for no client, client only, client plus login, and depends on nothing else', () => {
    fc.assert(
      fc.property(fc.option(fc.string()), fc.boolean(), (clientId, isSignedIn) => {
        const known = [(clientId ?? '') !== '', isSignedIn].join();
        const codes: Record<string, string> = { 'true,true': '1', 'true,false': '2' };
        expect(gameChannelId({ clientId, isSignedIn })).toBe(codes[known] ?? '3');
      }),
    );
  });
});
