import { describe, expect, it } from 'vitest';
import { brands } from '../registry';
import { guessVersion, readVersionCookie, resolveVersion } from './storefront-version';

const goods = { pathname: '/selectGoods', search: '' };

describe('the version of an area (spec §2)', () => {
  it.each([
    ['always', 'sea', 'new'],
    ['always', 'universal', 'new'],
    ['universal-only', 'universal', 'new'],
    ['universal-only', 'sea', 'legacy'],
  ] as const)('of a brand that is new %s, in %s, is %s', (newVersion, area, version) => {
    expect(resolveVersion({ newVersion }, area, goods)).toBe(version);
  });

  it.each([
    ['/replenishGoods', ''],
    ['/replenishGoods/', '?x=1'],
    ['/', '?replenish_id=r'],
    ['/', '?rp_client_id=c'],
    ['//replenishgoods//', ''],
    ['//', '?x=1&amp;replenish_id=r'],
  ])('is legacy for every brand at %s%s, where another player is paid for', (pathname, search) => {
    for (const brand of brands)
      for (const { area } of brand.areas)
        expect(resolveVersion(brand, area, { pathname, search })).toBe('legacy');
  });

  it('follows the area where a replenishment is only carried along', () => {
    const carried = { pathname: '/selectGoods', search: '?replenish_id=r' };
    expect(resolveVersion({ newVersion: 'always' }, 'sea', carried)).toBe('new');
  });
});

describe('the version that a host guesses', () => {
  const brand = brands.find(({ key }) => key === 'aurora');
  if (brand === undefined) throw new Error('The brand is missing.');
  const inArea = { pathname: '/', search: '?domain_area=sea' };

  it.each([
    ['the brand’s first area', goods, '', 'new'],
    ['the cookie', goods, 'a=b; shop_version=legacy', 'legacy'],
    ['no cookie of another value', goods, 'shop_version=old', 'new'],
    ['no cookie of a longer name', goods, 'my_shop_version=legacy', 'new'],
    ['the area in the address before the cookie', inArea, 'shop_version=new', 'legacy'],
    ['no area that the brand does not have', { ...goods, search: '?domain_area=kr' }, '', 'new'],
    ['the path before all', { pathname: '/replenishGoods', search: '' }, '', 'legacy'],
  ] as const)('follows %s', (_, address, cookies, version) => {
    expect(guessVersion(brand, address, cookies)).toBe(version);
  });

  it('is right at once for every area in the address, and for a brand with one version', () => {
    for (const one of brands)
      for (const { area } of one.areas) {
        const hasOneVersion = one.areas.length === 1 || one.newVersion === 'always';
        const search = hasOneVersion ? '' : `?domain_area=${area}`;
        const address = { pathname: '/', search };
        expect(guessVersion(one, address, '')).toBe(resolveVersion(one, area, address));
      }
  });

  it.each(['new', 'legacy'] as const)('reads what a page has written: %s', (version) => {
    expect(readVersionCookie(`perfLang=en; shop_version=${version}; x=y`)).toBe(version);
  });
});
