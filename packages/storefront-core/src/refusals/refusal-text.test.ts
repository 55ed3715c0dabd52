import { Code } from '@shop/contract';
import { describe, expect, it } from 'vitest';
import { refusalText } from './refusal-text';

describe('the text of a refusal (spec §8)', () => {
  it('differs for each kind of invalid purchase', () => {
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
  ])('of another code with the message %j is %j', (msg, shown) => {
    expect(refusalText((key) => key, { code: -9999, msg })).toBe(shown);
  });
});
