import { Code } from '@shop/contract';
import { describe, expect, it } from 'vitest';
import { refusalText } from './refusal-text';

describe('what the player is told when the back end says no (spec §8)', () => {
  it('each kind of bad purchase has a message of its own', () => {
    const codes = [
      Code.loginRefused,
      Code.notLoggedIn,
      Code.channelOutOfRange,
      Code.goodsNotInGame,
      Code.priceChanged,
      Code.unpaidOrder,
    ];
    const texts = codes.map((code) => refusalText((key) => key, { code, msg: 'theirs' }));
    expect(new Set(texts).size).toBe(codes.length);
    expect(texts).not.toContain('theirs');
  });

  it.each([
    [' The shop is closed. ', 'The shop is closed.'],
    ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
    ['  ', 'error.generic'],
  ])('another code with the message %j shows %j', (msg, shown) => {
    expect(refusalText((key) => key, { code: -9999, msg })).toBe(shown);
  });
});
