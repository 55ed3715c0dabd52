import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { defineBrand } from './brand';
import { brands } from './registry';

describe('every brand', () => {
  it.each(brands.map((brand) => [brand.key, brand] as const))(
    '%s stands in the folder of its key, with an icon',
    (key) => {
      const folder = join(import.meta.dirname, '..', key);
      expect([existsSync(join(folder, 'brand.ts')), existsSync(join(folder, 'icon.svg'))]).toEqual([
        true,
        true,
      ]);
    },
  );

  it('is the only one at its hosts', () => {
    const hosts = brands.flatMap(({ origins }) => [...origins.production, ...origins.demo]);
    expect(new Set(hosts).size).toBe(hosts.length);
  });

  it.each(brands.map((brand) => [brand.key, brand] as const))(
    '%s speaks the default language of each of its areas',
    (_, { areas, languages }) => {
      const missing = areas.filter(({ defaultLanguage }) => !languages.includes(defaultLanguage));
      expect(missing).toEqual([]);
    },
  );
});

describe('a mistake in a brand’s data is named in words', () => {
  const [good] = brands;
  if (good === undefined) throw new Error('There is no brand to test with.');

  it.each([
    [{ look: { ...good.look, colour: 'blue' } }, '#rrggbb'],
    [{ key: 'My Brand' }, 'one word in small letters'],
    [{ origins: { production: ['https://shop.example/'], demo: [] } }, 'without https://'],
    [{ areas: [] }, 'at least one area'],
    [{ languages: ['English'] }, 'like en or zh-TW'],
    [{ payways: ['1020'] }, 'five digits'],
    [{ payways: ['10801', '10201'] }, 'rise'],
    [{ payways: ['10201', '10201'] }, 'each is there once'],
    [{ payways: [] }, 'at least one payment channel'],
    [{ legal: { ...good.legal, privacy: 'http://x.example' } }, 'https://'],
  ])('%o', (mistake, words) => {
    expect(() => defineBrand({ ...good, ...mistake })).toThrow(words);
  });
});
