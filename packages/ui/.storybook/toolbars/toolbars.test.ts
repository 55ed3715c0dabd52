import { describe, expect, it } from 'vitest';
import { brandToolbar, themeOf } from './brand';
import { directionOf } from './direction';
import { languageOf, languageToolbar } from './language';
import { schemeOf } from './scheme';
import { textSizeOf } from './text-size';

describe('toolbars', () => {
  it('return the theme of a brand, or the default colour without one (spec §9)', () => {
    expect(themeOf('nova').colour).not.toBe('#00bbff');
    expect(themeOf('plain').colour).toBe('#00bbff');
    expect(themeOf(undefined)).toBe(themeOf('plain'));
  });

  it('offer every brand and every language', () => {
    expect(brandToolbar.toolbar?.items.length).toBeGreaterThan(4);
    expect(languageToolbar.toolbar?.items).toHaveLength(18);
  });

  it.each([
    ['zh-TW', 'zh-TW'],
    ['tlh', 'en'],
    [undefined, 'en'],
  ])('return the language for %s: %s', (chosen, expected) => {
    expect(languageOf(chosen)).toBe(expected);
  });

  it.each([
    ['auto', 'ar', 'rtl'],
    ['auto', 'de', 'ltr'],
    ['ltr', 'ar', 'ltr'],
    ['rtl', 'de', 'rtl'],
  ] as const)('return the direction for %s in %s: %s', (chosen, language, expected) => {
    expect(directionOf(chosen, language)).toBe(expected);
  });

  it.each([
    ['200', '200%'],
    ['150', '150%'],
    ['100', ''],
    [undefined, ''],
  ])('return the text size for %s: %s', (chosen, expected) => {
    expect(textSizeOf(chosen)).toBe(expected);
  });

  it.each([
    ['dark', 'dark'],
    ['light', 'light'],
    ['sepia', 'system'],
  ])('return the scheme for %s: %s', (chosen, expected) => {
    expect(schemeOf(chosen)).toBe(expected);
  });
});
