import { describe, expect, it } from 'vitest';
import { isLanguage, languageEntry, languages } from './catalogues';

describe('the 18 languages of the interface', () => {
  it('have the codes of the spec', () => {
    expect(languages.map((entry) => entry.code).join(', ')).toBe(
      'ar, de, en, es, fr, id, it, ja, ko, ms, pl, pt, ru, th, tr, vi, zh-CN, zh-TW',
    );
  });

  it('have distinct native names', () => {
    expect(new Set(languages.map((entry) => entry.name)).size).toBe(18);
    expect(languageEntry('zh-TW').name).toBe('繁體中文');
  });

  it('run from left to right except Arabic', () => {
    const rightToLeft = languages.filter((entry) => entry.direction === 'rtl');
    expect(rightToLeft.map((entry) => entry.code)).toEqual(['ar']);
  });

  it.each(['EN', 'zh', 'zh-tw', 'toString', ''])('do not include the code %j', (code) => {
    expect(isLanguage(code)).toBe(false);
  });
});
