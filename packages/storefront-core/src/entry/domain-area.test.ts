import { describe, expect, it } from 'vitest';
import { brands } from '@shop/brands/registry';
import { findArea, forgetArea, resolveDomainArea } from './domain-area';
import { readEntryQuery } from './entry-query';
import { createShopStorage } from '../storage';

describe('domain area resolution (spec §4)', () => {
  it('uses the only area of a brand, whatever the link or the storage says', () => {
    expect(
      resolveDomainArea({ brandAreas: ['ja'], query: 'sea', client: 'kr', stored: 'ru' }),
    ).toBe('ja');
  });

  it.each([
    { query: 'sea', client: 'mea', stored: 'ru', area: 'sea' },
    { query: null, client: 'mea', stored: 'ru', area: 'mea' },
    { query: 'kr', client: 'mea', stored: 'ru', area: 'mea' },
    { query: null, client: 'kr', stored: 'ru', area: 'ru' },
    { query: null, client: null, stored: 'ru', area: 'ru' },
    { query: 'kr', client: null, stored: 'ru', area: 'ru' },
  ] as const)('link $query, its game $client, stored $stored: $area', ({ area, ...sources }) => {
    expect(resolveDomainArea({ brandAreas: ['sea', 'mea', 'ru'], ...sources })).toBe(area);
  });

  it.each([
    { query: null, client: null, stored: null },
    { query: 'kr', client: 'mea', stored: 'ja' },
  ] as const)('link $query, its game $client, stored $stored: none is valid', (sources) => {
    expect(resolveDomainArea({ brandAreas: ['sea', 'ru'], ...sources })).toBeNull();
  });
});

const [anyBrand] = brands;
if (anyBrand === undefined) throw new Error('There is no brand to test with.');
const [settings] = anyBrand.areas;
if (settings === undefined) throw new Error('The brand has no area.');
const multiRegion = {
  ...anyBrand,
  areas: [
    { ...settings, area: 'sea' as const },
    { ...settings, area: 'ru' as const },
  ],
};

it('stores the area of a link for later visits, until it is removed (spec §4, -3014)', () => {
  const storage = createShopStorage(null, () => 0);
  expect(findArea(multiRegion, readEntryQuery('?domain_area=ru'), storage)).toBe('ru');
  expect(findArea(multiRegion, readEntryQuery(''), storage)).toBe('ru');
  forgetArea(storage);
  expect(findArea(multiRegion, readEntryQuery(''), storage)).toBeNull();
});

it('ignores a linked area that the brand does not sell in', () => {
  const storage = createShopStorage(null, () => 0);
  findArea(multiRegion, readEntryQuery('?domain_area=sea'), storage);
  expect(findArea(multiRegion, readEntryQuery('?domain_area=ja'), storage)).toBe('sea');
});

it('finds the area of a linked game in the brand’s data (spec §4, step 3)', () => {
  const storage = createShopStorage(null, () => 0);
  const brand = { ...multiRegion, clientAreas: { '7': 'ru' as const } };
  expect(findArea(brand, readEntryQuery('?client_id=8'), storage)).toBeNull();
  expect(findArea(brand, readEntryQuery('?client_id=constructor'), storage)).toBeNull();
  expect(findArea(brand, readEntryQuery('?client_id=7&domain_area=sea'), storage)).toBe('sea');
  expect(findArea(brand, readEntryQuery('?client_id=7'), storage)).toBe('ru');
});
