import { afterEach, expect, it, vi } from 'vitest';
import { prepareRegionNames, regionName } from './region-name';

afterEach(() => {
  vi.unstubAllGlobals();
});

it.each([
  ['JP', 'en', 'Japan'],
  ['JP', 'de', 'Japan'],
  ['DE', 'fr', 'Allemagne'],
  ['KR', 'ar', 'كوريا الجنوبية'],
] as const)('%s in %s is %s', (code, language, name) => {
  expect(regionName(code, language)).toBe(name);
});

it.each(['not a code', '', 'ZZZZ'])(
  'what is no code of a country, "%s", stays as it is',
  (code) => {
    expect(regionName(code, 'en')).toBe(code);
  },
);

it('a browser without names shows the code', () => {
  vi.stubGlobal('Intl', {});
  prepareRegionNames('en');
  expect(regionName('JP', 'en')).toBe('JP');
});
