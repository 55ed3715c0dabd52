import { describe, expect, it } from 'vitest';
import { isLanguage, languageEntry, languages } from './catalogues';

describe('the interface exists in 18 languages', () => {
  it('under the codes of the spec', () => {
    expect(languages.map((entry) => entry.code).join(', ')).toBe(
      'ar, de, en, es, fr, id, it, ja, ko, ms, pl, pt, ru, th, tr, vi, zh-CN, zh-TW',
    );
  });

  it('each named in itself, and no two alike', () => {
    expect(new Set(languages.map((entry) => entry.name)).size).toBe(18);
    expect(languageEntry('zh-TW').name).toBe('繁體中文');
  });

  it('Arabic alone runs from right to left', () => {
    const rightToLeft = languages.filter((entry) => entry.direction === 'rtl');
    expect(rightToLeft.map((entry) => entry.code)).toEqual(['ar']);
  });

  it.each(['EN', 'zh', 'zh-tw', 'toString', ''])('%j is no code of a language', (code) => {
    expect(isLanguage(code)).toBe(false);
  });
});
