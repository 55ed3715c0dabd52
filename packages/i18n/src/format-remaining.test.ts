import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { createI18n } from './create-i18n';
import { formatRemaining } from './format-remaining';
import { loadCatalogue } from './load-catalogue';

const { instance } = await createI18n({ language: 'en', load: loadCatalogue });

describe('a remaining time is shown in days, hours and minutes', () => {
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
    expect(formatRemaining(seconds, instance.t)).toBe(shown);
  });
});

describe('a remaining time under 60 seconds is 1 minute', () => {
  it('down to zero and below', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e6, max: 59 }), (seconds) => {
        expect(formatRemaining(seconds, instance.t)).toBe('1 min');
      }),
    );
  });
});
