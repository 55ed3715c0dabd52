import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { type Language, languages, loadCatalogue } from './catalogues/catalogues';
import { createI18n } from './create-i18n';
import { formatRemaining } from './format-remaining';
import { isolated } from './isolated';
import type { Translate } from './translate';

async function translateIn(language: Language): Promise<Translate> {
  const { instance } = await createI18n({ language, load: loadCatalogue });
  return (key, ...[values]) => instance.t(key, values);
}

const translate = await translateIn('en');

describe('a remaining time in days, hours and minutes', () => {
  it.each([
    [60, '1 min'],
    [119, '1 min'],
    [120, '2 min'],
    [3600, '1 h'],
    [3660, '1 h 1 min'],
    [86_400, '1 day'],
    [97_500, '1 day 3 h 5 min'],
    [172_860, '2 days 1 min'],
  ])('%d seconds are %s', (seconds, shown) => {
    expect(formatRemaining(seconds, translate)).toBe(shown);
  });
});

describe('a remaining time under 60 seconds', () => {
  it('is 1 minute, also at zero and below', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e6, max: 59 }), (seconds) => {
        expect(formatRemaining(seconds, translate)).toBe('1 min');
      }),
    );
  });
});

describe('the words for days, hours and minutes', () => {
  const rows: [Language, string][] = [
    ['ar', `يومان ${isolated('3', 'rtl')} س ${isolated('5', 'rtl')} د`],
    ['ja', '2日 3時間 5分'],
    ['ru', '2 дня 3 ч 5 мин'],
  ];
  it.each(rows)('are translated in %s', async (language, shown) => {
    expect(formatRemaining(183_900, await translateIn(language))).toBe(shown);
  });

  it.each(languages.map(({ code }) => code))('contain each number in %s', async (language) => {
    const shown = formatRemaining(5 * 86_400 + 3 * 3_600 + 7 * 60, await translateIn(language));
    expect(shown.match(/\d+/g)).toEqual(['5', '3', '7']);
    expect(shown).not.toMatch(/[{}]|time[.]/);
  });
});
