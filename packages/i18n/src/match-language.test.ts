import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { languages } from './catalogues/catalogues';
import { matchLanguage } from './match-language';

const all = languages.map((entry) => entry.code);

describe('a tag is matched by best fit', () => {
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
    ['yue-HK', 'zh-TW'],
    ['in', 'id'],
    ['in_ID', 'id'],
    [' ja ', 'ja'],
  ])('%s is read in %s', (tag, language) => {
    expect(matchLanguage(tag, all)).toBe(language);
  });

  it.each(['', '-', 'xx', 'english', 'toString', '../en'])('%j fits nothing', (tag) => {
    expect(matchLanguage(tag, all)).toBeUndefined();
  });

  it('gives a reader of one Chinese script the other where only that is offered', () => {
    expect(matchLanguage('zh-CN', ['en', 'zh-TW'])).toBe('zh-TW');
    expect(matchLanguage('zh-HK', ['en', 'zh-CN'])).toBe('zh-CN');
  });

  it('never answers with what is not offered', () => {
    fc.assert(
      fc.property(fc.string(), fc.subarray(all), (tag, offered) => {
        const language = matchLanguage(tag, offered);
        expect(language === undefined || offered.includes(language)).toBe(true);
      }),
    );
  });

  it('gives back each offered code itself', () => {
    for (const code of all) expect(matchLanguage(code, all)).toBe(code);
  });
});
