import { expect, it } from 'vitest';
import { regionOptions } from './region-options';

const channels = [] as const;

it.each([
  ['en', ['Worldwide', 'Thailand', 'QQQ']],
  ['ja', ['Worldwide', 'タイ', 'QQQ']],
])('regions are called by their names in %s, and an unknown one by its code', (language, names) => {
  const regions = ['GLOBAL', 'TH', 'QQQ'].map((region) => ({ region, channels }));
  expect(regionOptions(regions, language, 'Worldwide').map(({ name }) => name)).toEqual(names);
});
