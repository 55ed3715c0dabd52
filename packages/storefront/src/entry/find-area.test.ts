import { brands } from '@shop/brands/registry';
import { expect, it } from 'vitest';
import { readEntryQuery } from './entry-query';
import { createShopStorage } from '../storage';
import { findArea, forgetArea } from './find-area';

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

it('keeps the area of a link for later visits, until it is forgotten (spec §4, -3014)', () => {
  const storage = createShopStorage(null, () => 0);
  expect(findArea(multiRegion, readEntryQuery('?domain_area=ru'), storage)).toBe('ru');
  expect(findArea(multiRegion, readEntryQuery(''), storage)).toBe('ru');
  forgetArea(storage);
  expect(findArea(multiRegion, readEntryQuery(''), storage)).toBeNull();
});

it('an area the brand does not sell in does not replace the stored one', () => {
  const storage = createShopStorage(null, () => 0);
  findArea(multiRegion, readEntryQuery('?domain_area=sea'), storage);
  expect(findArea(multiRegion, readEntryQuery('?domain_area=ja'), storage)).toBe('sea');
});
