import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { languages } from './catalogues/catalogues';
import { matchLanguage } from './match-language';

const all = languages.map((entry) => entry.code);

describe('the best match of a language tag', () => {
  it.each([
    ['en', 'en'],
    ['EN-us', 'en'],
    ['pt-BR', 'pt'],
    ['es-419', 'es'],
    ['zh', 'zh-CN'],
    ['zh-CN', 'zh-CN'],
    ['zh-SG', 'zh-CN'],
    ['zh_TW', 'zh-TW'],
    ['zh-HK', 'zh-TW'],
    ['zh-Hant-HK', 'zh-TW'],
    ['zh-Hant', 'zh-TW'],
    ['zh-Hans-HK', 'zh-CN'],
    ['zh_Hant_HK', 'zh-TW'],
    ['zh_TW_#Hant', 'zh-TW'],
    ['zh_TW_', 'zh-TW'],
    ['zh_TW.UTF-8', 'zh-TW'],
    ['zh-CHT', 'zh-TW'],
    ['zh-CHS', 'zh-CN'],
    ['ZH-HANS', 'zh-CN'],
    ['cmn-Hant-TW', 'zh-TW'],
    ['cmn', 'zh-CN'],
    ['yue-HK', 'zh-TW'],
    ['yue-Hans', 'zh-CN'],
    ['AR', 'ar'],
    ['ar-EG-u-nu-latn', 'ar'],
    ['de_DE@euro', 'de'],
    ['in', 'id'],
    ['in_ID', 'id'],
    [' ja ', 'ja'],
  ])('matches %s to %s', (tag, language) => {
    expect(matchLanguage(tag, all)).toBe(language);
  });

  it.each(['', '-', 'xx', 'iw', 'english', 'toString', '../en', 'zhang', 'de\0', 'de/fr'])(
    'matches %j to no language',
    (tag) => {
      expect(matchLanguage(tag, all)).toBeUndefined();
    },
  );

  it('uses the other Chinese script when only that one is offered', () => {
    expect(matchLanguage('zh-CN', ['en', 'zh-TW'])).toBe('zh-TW');
    expect(matchLanguage('zh-HK', ['en', 'zh-CN'])).toBe('zh-CN');
  });

  it('never returns a language that is not offered', () => {
    fc.assert(
      fc.property(fc.string(), fc.subarray(all), (tag, offered) => {
        const language = matchLanguage(tag, offered);
        expect(language === undefined || offered.includes(language)).toBe(true);
      }),
    );
  });

  it('matches each code to itself', () => {
    for (const code of all) expect(matchLanguage(code, all)).toBe(code);
  });
});
