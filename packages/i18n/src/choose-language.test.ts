import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { languages } from './catalogues/catalogues';
import { type LanguagePreferences, chooseLanguage } from './choose-language';

const everyWish = {
  specLang: 'de',
  stored: 'fr',
  browser: ['xx', 'es-MX', 'it'],
  regionDefault: 'pl',
  brandDefault: 'ru',
  offered: ['en', 'de', 'fr', 'es', 'it', 'pl', 'ru'],
} satisfies LanguagePreferences;

describe('spec_lang, then stored, browser, region, brand, first offered', () => {
  const rows: [string, Partial<LanguagePreferences>, string][] = [
    ['spec_lang comes first', {}, 'de'],
    ['then what the player chose', { specLang: undefined }, 'fr'],
    ['then the browser', { specLang: '', stored: 'klingon' }, 'es'],
    ['then the region', { specLang: '', stored: '', browser: [] }, 'pl'],
    ['then the brand', { specLang: '', stored: '', browser: [], regionDefault: '' }, 'ru'],
    [
      'then the first on offer',
      { specLang: '', stored: '', browser: ['ja'], regionDefault: '', brandDefault: '' },
      'en',
    ],
    ['a wish that is not on offer is passed over', { offered: ['it', 'fr'] }, 'fr'],
  ];
  it.each(rows)('%s', (_rule, wishes, language) => {
    expect(chooseLanguage({ ...everyWish, ...wishes })).toBe(language);
  });
});

it('always answers with a language on offer', () => {
  const code = fc.constantFrom(...languages.map((entry) => entry.code));
  const wish = fc.option(fc.oneof(code, fc.string()), { nil: undefined });
  fc.assert(
    fc.property(
      fc.record({ specLang: wish, stored: wish, regionDefault: wish, brandDefault: wish }),
      fc.array(fc.oneof(code, fc.string())),
      code,
      fc.array(code),
      (wishes, browser, first, others) => {
        const offered: LanguagePreferences['offered'] = [first, ...others];
        expect(offered).toContain(chooseLanguage({ ...wishes, browser, offered }));
      },
    ),
  );
});
