import { languages } from '@shop/i18n';
import { describe, expect, it } from 'vitest';
import { frameTexts } from './frame-texts';

const others = languages.filter(({ code }) => code !== 'en');
const english = frameTexts('en');

describe('frameTexts', () => {
  it.each(others)('translates every text to $code', ({ code }) => {
    const texts = frameTexts(code);
    for (const name of ['title', 'loadFailed', 'payInAnotherWay'] as const) {
      expect(texts[name]).not.toBe('');
      expect(texts[name]).not.toBe(english[name]);
    }
  });

  it('differs in every language', () => {
    const titles = languages.map(({ code }) => JSON.stringify(frameTexts(code)));
    expect(new Set(titles).size).toBe(18);
  });

  it.each([[''], ['tlh'], ['constructor'], ['EN']])('returns English for %j', (code) => {
    expect(frameTexts(code)).toEqual(english);
  });
});
