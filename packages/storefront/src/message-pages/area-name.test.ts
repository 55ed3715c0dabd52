import { domainArea } from '@shop/contract';
import { afterEach, expect, it, vi } from 'vitest';
import { areaName } from './area-name';

afterEach(() => {
  vi.unstubAllGlobals();
});

it.each([
  ['universal', 'en', 'Global'],
  ['useuro', 'en', 'United States · Europe'],
  ['sea', 'de', 'Südostasien'],
  ['ja', 'ja', '日本'],
] as const)('the area %s is in %s %s', (area, language, name) => {
  expect(areaName(area, language, 'Global')).toBe(name);
});

it('has a name for every area', () => {
  for (const area of domainArea.options)
    expect(areaName(area, 'en', 'Global')).not.toMatch(/\d|^$/);
});

it('is the code of the area in a browser without names of regions', () => {
  vi.stubGlobal('Intl', {});
  expect(areaName('sea', 'en', 'Global')).toBe('SEA');
});
