import fc from 'fast-check';
import { languages } from '@shop/i18n';
import { expect, it } from 'vitest';
import { narrowedLanguages } from './narrowed-languages';

const offered = ['en', 'de', 'fr', 'zh-TW'] as const;

it.each([
  [['de', 'en'], 'en', ['en', 'de']],
  [['ZH_tw', ' '], 'zh-TW', ['zh-TW']],
  [['zh_Hant_HK', 'de_AT'], 'de', ['de', 'zh-TW']],
  [['zh-CN'], 'en', offered],
  [['de', 'xx', 'th'], 'de', ['de']],
  [[], 'en', offered],
  [['xx', 'th'], 'en', offered],
  // The current one stays.
  [['de'], 'fr', ['de', 'fr']],
] as const)('offers for %j, while %s is shown: %j', (config, current, expected) => {
  expect(narrowedLanguages(offered, config, current)).toEqual(expected);
});

it('never offers another language than those of the area, and always the current one', () => {
  const all = languages.map(({ code }) => code);
  fc.assert(
    fc.property(
      fc.subarray(all, { minLength: 1 }),
      fc.array(fc.oneof(fc.constantFrom(...all), fc.string())),
      fc.nat(),
      (area, config, position) => {
        const current = area[position % area.length] ?? 'en';
        const narrowed = narrowedLanguages(area, config, current);
        expect(narrowed).toContain(current);
        expect(narrowed).toEqual(area.filter((language) => narrowed.includes(language)));
      },
    ),
  );
});
