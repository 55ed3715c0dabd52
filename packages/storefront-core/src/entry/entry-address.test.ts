import { describe, expect, it } from 'vitest';
import { testRoutes } from '../testing';
import { entryAddress, withoutLink } from './entry-address';

const brand = { gameCodes: { starfall: { clientId: '510001', area: 'universal' } } } as const;

function begins(address: string): string {
  const { pathname, search } = new URL(`http://shop.localhost${address}`);
  const begun = entryAddress({ pathname, search }, brand, testRoutes);
  return begun.pathname + begun.search;
}

it.each([
  ['/', '/selectGoods'],
  ['/?client_id=1', '/selectGoods?client_id=1'],
  ['/selectGame', '/selectGoods'],
  ['/selectGame/', '/selectGoods'],
  ['/layoutGame', '/selectGoods'],
  ['/result?billing_no=b', '/selectGoods?billing_no=b'],
  ['/selectGoods', '/selectGoods'],
  ['/my', '/my'],
  ['/anything/else', '/anything/else'],
  ['/selectgame', '/selectGoods'],
  ['/SELECTGOODS', '/selectGoods'],
  ['//selectGoods', '/selectGoods'],
  ['/selectGoods//', '/selectGoods'],
  ['/my.', '/my'],
  ['/my,%20', '/my'],
  ['//', '/selectGoods'],
  ['//evil.example/x', '/evil.example/x'],
  ['/selectGoods;x', '/selectGoods;x'],
  ['/selectGoods.html', '/selectGoods.html'],
  ['/index.html', '/index.html'],
  ['/%', '/%'],
  ['/a%2Fb', '/a%2Fb'],
  ['/my?a=1&amp;spec_lang=de?utm_pay=kf', '/my?a=1&spec_lang=de&utm_pay=kf'],
])('a visit to %s begins on %s (spec §2)', (address, expected) => {
  expect(begins(address)).toBe(expected);
});

describe('a game code (spec §2)', () => {
  it.each([
    ['/@starfall', '/selectGoods?client_id=510001&domain_area=universal'],
    ['/@StarFall/', '/selectGoods?client_id=510001&domain_area=universal'],
    ['/@starfall.', '/selectGoods?client_id=510001&domain_area=universal'],
    ['//%40starfall', '/selectGoods?client_id=510001&domain_area=universal'],
    [
      '/@starfall?utm_source=x&client_id=9&domain_area=sea',
      '/selectGoods?utm_source=x&client_id=510001&domain_area=universal',
    ],
  ])('at %s leads to %s', (address, expected) => {
    expect(begins(address)).toBe(expected);
  });

  it.each(['/@', '/@unknown', '/@constructor', '/@%E0%A4%A', '/@starfall/more'])(
    'that is unknown, %s, leads to the page for wrong parameters',
    (address) => {
      expect(begins(address)).toBe('/showError');
    },
  );
});

describe('a link that is not well formed', () => {
  it.each([
    '/?client_id=<script>',
    '/?client_id=1&server_id=a b',
    `/selectGoods?role_id=${'x'.repeat(65)}`,
    '/my?area_id=../1',
  ])('%s leads to the page for wrong parameters, without the link', (address) => {
    expect(begins(address)).toBe('/showError');
  });

  it('keeps what is not of the link', () => {
    expect(begins('/?client_id=a b&replenish_id=r1')).toBe('/showError?replenish_id=r1');
  });

  it('is none if a parameter is empty', () => {
    expect(begins('/?client_id=')).toBe('/selectGoods?client_id=');
  });
});

it.each([
  ['?client_id=1&server_id=s1&role_id=r&area_id=a&utm_source=x', '?utm_source=x'],
  ['?client_id=1', ''],
  ['', ''],
])('%s without its link is "%s"', (search, rest) => {
  expect(withoutLink(search)).toBe(rest);
});

describe('a payment for another player (spec §2)', () => {
  const begins = (pathname: string, search: string): string => {
    const routes = { ...testRoutes, replenishGoods: '/replenishGoods' };
    const begun = entryAddress({ pathname, search }, brand, routes);
    return begun.pathname + begun.search;
  };

  it.each([
    ['/', '?replenish_id=r1'],
    ['/', '?x=1&rp_client_id=c1'],
    ['/replenishGoods', '?replenish_id=r1'],
    ['/replenishGoods/', ''],
  ])('at %s%s begins on its own page', (pathname, search) => {
    expect(begins(pathname, search)).toBe(`/replenishGoods${search}`);
  });

  it.each(['?replenish_id=%3Cb%3E', `?x=1&replenish_id=${'r'.repeat(65)}`])(
    'that %s cannot name begins on its error page, without that name',
    (search) => {
      const rest = search.startsWith('?x') ? '?x=1' : '';
      expect(begins('/replenishGoods', search)).toBe(`/errorReplenish${rest}`);
    },
  );

  it('is only carried along on other paths', () => {
    expect(begins('/selectGame', '?replenish_id=r1')).toBe('/selectGoods?replenish_id=r1');
  });

  it('has no page in the new version', () => {
    const address = { pathname: '/', search: '?replenish_id=r1' };
    expect(entryAddress(address, brand, testRoutes).pathname).toBe('/selectGoods');
  });
});
