import { languages } from '@shop/i18n';
import { describe, expect, it } from 'vitest';
import { frameTexts } from './frame-texts';

const others = languages.filter(({ code }) => code !== 'en');
const english = frameTexts('en');

describe('what the frame says', () => {
  it.each(others)('is said in $code, all of it', ({ code }) => {
    const texts = frameTexts(code);
    for (const name of ['title', 'loadFailed', 'payInAnotherWay'] as const) {
      expect(texts[name]).not.toBe('');
      expect(texts[name]).not.toBe(english[name]);
    }
  });

  it('is said once in each language', () => {
    const titles = languages.map(({ code }) => JSON.stringify(frameTexts(code)));
    expect(new Set(titles).size).toBe(18);
  });

  it.each([[''], ['tlh'], ['constructor'], ['EN']])('is English where the shop says %j', (code) => {
    expect(frameTexts(code)).toEqual(english);
  });
});
