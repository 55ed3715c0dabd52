import { domainArea } from '@shop/contract';
import { afterEach, expect, it, vi } from 'vitest';
import { areaName } from './area-name';

afterEach(() => {
  vi.unstubAllGlobals();
});

const named = (key: string): string => `<${key}>`;

it.each([
  ['universal', 'en', '<region.global>'],
  ['useuro', 'en', 'United States · <area.europe>'],
  ['twhk', 'de', 'Taiwan · Sonderverwaltungsregion Hongkong'],
  ['ja', 'ja', '日本'],
] as const)('the area %s is in %s %s', (area, language, name) => {
  expect(areaName(area, language, named)).toBe(name);
});

it('has a name for every area', () => {
  for (const area of domainArea.options) expect(areaName(area, 'en', named)).not.toBe('');
});

it('has the codes of countries in a browser without their names', () => {
  vi.stubGlobal('Intl', {});
  expect(areaName('twhk', 'en', named)).toBe('TW · HK');
});
