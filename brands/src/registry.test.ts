import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { brandSchema, defineBrand } from './brand';
import { brands } from './registry';

describe('every brand', () => {
  it.each(brands.map((brand) => [brand.key, brand] as const))(
    '%s is in the folder of its key, with an icon',
    (key) => {
      const folder = join(import.meta.dirname, '..', key);
      expect([existsSync(join(folder, 'brand.ts')), existsSync(join(folder, 'icon.svg'))]).toEqual([
        true,
        true,
      ]);
    },
  );

  it('shares no host with another brand', () => {
    const hosts = brands.flatMap(({ origins }) => [...origins.production, ...origins.demo]);
    expect(new Set(hosts).size).toBe(hosts.length);
  });

  it.each(brands.map((brand) => [brand.key, brand] as const))(
    '%s offers the default language of each of its areas',
    (_, { areas, languages }) => {
      const missing = areas.filter(({ defaultLanguage }) => !languages.includes(defaultLanguage));
      expect(missing).toEqual([]);
    },
  );
});

describe('the error for a mistake in a brand’s data', () => {
  const [good] = brands;
  const [area] = good?.areas ?? [];
  if (good === undefined || area === undefined) throw new Error('There is no brand to test with.');

  it.each([
    [{ theme: { ...good.theme, colour: 'blue' } }, '#rrggbb'],
    [{ key: 'My Brand' }, 'one word in small letters'],
    [{ origins: { production: ['https://shop.example/'], demo: [] } }, 'without https://'],
    [{ areas: [] }, 'at least one area'],
    [
      { areas: [{ ...area, firstGame: { clientId: 'a b', gameProductId: 'g' } }] },
      'the client_id of a game is written in letters',
    ],
    [{ languages: ['English'] }, 'like en or zh-TW'],
    [{ payways: ['1020'] }, 'five digits'],
    [{ payways: ['10801', '10201'] }, 'ascending order'],
    [{ payways: ['10201', '10201'] }, 'without repetition'],
    [{ payways: [] }, 'at least one payment channel'],
    [{ legal: { ...good.legal, privacy: 'http://x.example' } }, 'https://'],
  ])('explains %o', (mistake, words) => {
    expect(() => defineBrand({ ...good, ...mistake })).toThrow(words);
  });

  it('explains an area without a first game', () => {
    const { firstGame: _, ...others } = area;
    expect(() => v.parse(brandSchema, { ...good, areas: [others] })).toThrow(
      'Expected "firstGame"',
    );
  });
});
