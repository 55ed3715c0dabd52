import { describe, expect, it } from 'vitest';
import { brandToolbar, lookOf } from './brand';
import { directionOf } from './direction';
import { languageOf, languageToolbar } from './language';
import { schemeOf } from './scheme';

describe('what a toolbar says', () => {
  it('a brand is its own look, and none is the default colour (spec §9)', () => {
    expect(lookOf('nova').colour).not.toBe('#00bbff');
    expect(lookOf('plain').colour).toBe('#00bbff');
    expect(lookOf(undefined)).toBe(lookOf('plain'));
  });

  it('every brand and every language can be chosen', () => {
    expect(brandToolbar.toolbar?.items.length).toBeGreaterThan(4);
    expect(languageToolbar.toolbar?.items).toHaveLength(18);
  });

  it.each([
    ['zh-TW', 'zh-TW'],
    ['tlh', 'en'],
    [undefined, 'en'],
  ])('language %s is %s', (chosen, expected) => {
    expect(languageOf(chosen)).toBe(expected);
  });

  it.each([
    ['auto', 'ar', 'rtl'],
    ['auto', 'de', 'ltr'],
    ['ltr', 'ar', 'ltr'],
    ['rtl', 'de', 'rtl'],
  ] as const)('direction %s in %s is %s', (chosen, language, expected) => {
    expect(directionOf(chosen, language)).toBe(expected);
  });

  it.each([
    ['dark', 'dark'],
    ['light', 'light'],
    ['sepia', 'system'],
  ])('scheme %s is %s', (chosen, expected) => {
    expect(schemeOf(chosen)).toBe(expected);
  });
});
