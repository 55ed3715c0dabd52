import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { languages } from './catalogues/catalogues';
import { type LanguagePreferences, chooseLanguage } from './choose-language';

const allPreferences = {
  specLang: 'de',
  stored: 'fr',
  browser: ['xx', 'es-MX', 'it'],
  regionDefault: 'pl',
  brandDefault: 'ru',
  offered: ['en', 'de', 'fr', 'es', 'it', 'pl', 'ru'],
} satisfies LanguagePreferences<string>;

describe('the order of language preferences', () => {
  const rows: [string, Partial<LanguagePreferences<string>>, string][] = [
    ['takes spec_lang first', {}, 'de'],
    ['then takes the stored choice of the player', { specLang: undefined }, 'fr'],
    ['then takes the languages of the browser', { specLang: '', stored: 'klingon' }, 'es'],
    ['then takes the default of the region', { specLang: '', stored: '', browser: [] }, 'pl'],
    [
      'then takes the default of the brand',
      { specLang: '', stored: '', browser: [], regionDefault: '' },
      'ru',
    ],
    [
      'then takes the first offered language',
      { specLang: '', stored: '', browser: ['ja'], regionDefault: '', brandDefault: '' },
      'en',
    ],
    ['skips a preference that is not offered', { offered: ['it', 'fr'] }, 'fr'],
  ];
  it.each(rows)('%s', (_rule, changes, language) => {
    expect(chooseLanguage({ ...allPreferences, ...changes })).toBe(language);
  });
});

it('always returns an offered language', () => {
  const code = fc.constantFrom(...languages.map((entry) => entry.code));
  const tag = fc.option(fc.oneof(code, fc.string()), { nil: undefined });
  fc.assert(
    fc.property(
      fc.record({ specLang: tag, stored: tag, regionDefault: tag, brandDefault: tag }),
      fc.array(fc.oneof(code, fc.string())),
      code,
      fc.array(code),
      (preferences, browser, first, others) => {
        const offered: LanguagePreferences<string>['offered'] = [first, ...others];
        expect(offered).toContain(chooseLanguage({ ...preferences, browser, offered }));
      },
    ),
  );
});
