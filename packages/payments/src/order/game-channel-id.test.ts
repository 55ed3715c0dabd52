import { describe, expect, it } from 'vitest';
import { gameChannelId } from './game-channel-id';

describe('the channel code (spec §4)', () => {
  it.each([
    ['no client', null, false, '3'],
    ['an empty client', '', true, '3'],
    ['client only', 'c1', false, '2'],
    ['client plus login', 'c1', true, '1'],
  ] as const)('%s', (_, clientId, isSignedIn, code) => {
    expect(gameChannelId({ clientId, isSignedIn })).toBe(code);
  });
});
