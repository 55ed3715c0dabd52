import { brands } from '@shop/brands/registry';
import { describe, expect, it } from 'vitest';
import { findPage, isFilePath, parsePaths } from './page-paths';

const paths = {
  new: ['/', '/selectGame', '/selectGoods', '/my', '/userCenter', '/sign-in/google'],
  legacy: ['/', '/selectGame', '/selectGoods', '/recharge', '/replenishGoods'],
};

function found(key: string, address: string, cookies = '') {
  const brand = brands.find((one) => one.key === key);
  if (brand === undefined) throw new Error('The brand is missing.');
  const [pathname = '', search = ''] = address.split('?', 2);
  const { version, path, status } = findPage(brand, { pathname, search }, { cookies, paths });
  return [status, version, path];
}

describe('the page of an address', () => {
  it.each([
    ['nova', '/', 200, 'new', '/'],
    ['nova', '/my', 200, 'new', '/my'],
    ['nova', '//MY/', 200, 'new', '/my'],
    ['nova', '/userCenter.', 200, 'new', '/userCenter'],
    ['nova', '/sign-in//google', 200, 'new', ''],
    ['nova', '/sign-in/nobody', 404, 'new', ''],
    ['nova', '/@starfall', 200, 'new', '/selectGoods'],
    ['nova', '/%40starfall', 200, 'new', '/selectGoods'],
    ['nova', '/REPLENISHGOODS', 200, 'legacy', '/replenishGoods'],
    ['nova', '/recharge', 404, 'new', ''],
    ['nova', '/nothing/here', 404, 'new', ''],
    ['nova', '/nothing?client_id=1', 404, 'new', ''],
    ['nova', '/index.html', 404, 'new', ''],
    ['nova', '/%', 404, 'new', ''],
    ['europa', '/recharge', 200, 'legacy', '/recharge'],
    ['europa', '/my', 404, 'legacy', ''],
  ])('of %s at %s has the status %s in the version %s', (key, address, status, version, path) => {
    const own = path === '/' ? '' : path;
    expect(found(key, address)).toEqual([status, version, own]);
  });

  it('is one of the version that the cookie names', () => {
    expect(found('aurora', '/my', 'shop_version=new')).toEqual([200, 'new', '/my']);
    expect(found('aurora', '/my', 'shop_version=legacy')).toEqual([404, 'legacy', '']);
  });
});

it.each([
  ['/none.js', true],
  ['/favicon.ICO', true],
  ['/a/b.png', true],
  ['/robots.txt', true],
  ['/index.html', false],
  ['/selectGoods.html', false],
  ['/foo.php', false],
  ['/js', false],
  ['/selectGoods.', false],
  ['/@a.js/b', false],
])('%s is the path of a file: %s', (path, isFile) => {
  expect(isFilePath(path)).toBe(isFile);
});

it('reads the paths that a build lists', () => {
  expect(parsePaths('["/","/sign-in/google"]')).toEqual(['/', '/sign-in/google']);
});

it.each(['[]', '["/a","b"]', '["/a.*"]', '["/a\\"; }"]', '[1]', '{}', 'null', 'no'])(
  'refuses %s',
  (text) => {
    expect(() => parsePaths(text)).toThrow();
  },
);
