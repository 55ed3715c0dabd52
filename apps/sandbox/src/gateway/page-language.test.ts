import { brands } from '@shop/brands/registry';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type LanguageHints, pageLanguage } from './page-language';

const [formosa, nova] = ['formosa', 'nova'].map((key) => brands.find((one) => one.key === key));
if (formosa === undefined || nova === undefined) throw new Error('The brands are missing.');

const none: LanguageHints = { url: '/', cookie: undefined, acceptLanguage: undefined };

/** Codes as games, phones and browsers write them, with the languages they mean, the nearest first. */
const codes = [
  ['zh-Hant-HK', ['zh-TW', 'zh-CN']],
  ['zh_TW', ['zh-TW', 'zh-CN']],
  ['zh-HK', ['zh-TW', 'zh-CN']],
  ['zh-Hans', ['zh-CN', 'zh-TW']],
  ['zh_TW_#Hant', ['zh-TW', 'zh-CN']],
  ['in', ['id']],
  ['in_ID', ['id']],
  ['iw', []],
  ['AR', ['ar']],
  ['ar-EG-u-nu-latn', ['ar']],
  ['pt_BR', ['pt']],
  ['EN-us', ['en']],
] as const;

describe.each(brands)('the page of $key', (brand) => {
  it.each(codes)('is in the nearest language that it offers for %s', (tag, meant) => {
    const { languages, areas } = brand;
    const nearest = meant.find((one) => languages.includes(one)) ?? areas[0]?.defaultLanguage;
    const found = [
      { ...none, url: `/?spec_lang=${encodeURIComponent(tag)}` },
      { ...none, cookie: `perfLang=${tag}` },
      { ...none, acceptLanguage: `sw,${tag};q=0.9` },
    ].map((hints) => pageLanguage(brand, hints));
    expect(found).toEqual([nearest, nearest, nearest]);
  });
});

describe('the language of a page', () => {
  it.each([
    ['is that of the address', '/?spec_lang=de&spec_lang=ja', 'perfLang=fr', 'zh-TW', 'de'],
    ['then that of the cookie', '/?spec_lang=xx', 'a=1; perfLang=fr; b=2', 'de', 'fr'],
    ['then the browser’s', '/selectGoods', 'notperfLang=fr', 'xx, zh-HK;q=0.9, de;q=0.8', 'zh-TW'],
    ['follows the weights of the browser', '/', '', 'de;q=0.5,zh-Hant;q=0.8, fr;Q=0.2', 'zh-TW'],
    ['is not one of weight 0', '/', '', 'de;q=0, xx', 'en'],
    ['is not one of a wrong weight', '/', '', 'de;q=much, fr;q=-1, it;q=2', 'en'],
    ['is the brand’s default for any language', '/', '', '*', 'en'],
  ])('%s', (_, url, cookie, acceptLanguage, language) => {
    expect(pageLanguage(nova, { url, cookie, acceptLanguage })).toBe(language);
  });

  it('is the default of the first area without a hint, not simply the first one', () => {
    const [area] = formosa.areas;
    if (area === undefined) throw new Error('The brand has no area.');
    const brand = { ...formosa, areas: [{ ...area, defaultLanguage: 'ja' }] };
    expect(pageLanguage(brand, none)).toBe('ja');
    expect(pageLanguage({ ...brand, areas: [] }, none)).toBe('zh-TW');
  });

  it('is the default of the area in the address before that of the brand', () => {
    const [area] = nova.areas;
    if (area === undefined) throw new Error('The brand has no area.');
    const areas = [area, { ...area, area: 'sea' as const, defaultLanguage: 'th' }];
    const url = '/?domain_area=sea';
    expect(pageLanguage({ ...nova, areas }, { ...none, url })).toBe('th');
    expect(pageLanguage({ ...nova, areas }, { ...none, url, acceptLanguage: 'de' })).toBe('de');
    expect(pageLanguage({ ...nova, areas }, { ...none, url: '/?domain_area=moon' })).toBe('en');
  });

  it('ignores a tag in the address that the page ignores because of its length', () => {
    const tag = `de-${'x'.repeat(300)}`;
    expect(pageLanguage(nova, { ...none, url: `/?spec_lang=${tag}` })).toBe('en');
    expect(pageLanguage(nova, { ...none, cookie: `perfLang=${tag}` })).toBe('en');
  });

  it('is always one of the brand’s, so that no request names a file', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 400 }),
      fc.constantFrom('../nova', '..%2f..%2fsecret', '%', 'en/../../x', 'de%00', ';;q=,=', '/'),
    );
    fc.assert(
      fc.property(text, text, text, (path, cookie, acceptLanguage) => {
        const url = `/?spec_lang=${path}&domain_area=${path}`;
        const hints = { url, cookie: `perfLang=${cookie}`, acceptLanguage };
        expect(formosa.languages).toContain(pageLanguage(formosa, hints));
      }),
    );
  });
});
