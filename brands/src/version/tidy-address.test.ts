import { expect, it } from 'vitest';
import { meantPath, tidyPath, tidySearch } from './tidy-address';

it.each([
  ['/', '/'],
  ['//', '/'],
  ['/my', '/my'],
  ['//my', '/my'],
  ['/my/', '/my'],
  ['///my//', '/my'],
  ['/my.', '/my'],
  ['/my,%20', '/my'],
  ['/sign-in//google', '/sign-in/google'],
  ['//evil.example/x', '/evil.example/x'],
  ['/%40starfall', '/@starfall'],
  ['/%2540starfall.', '/@starfall'],
  ['/index.html', '/index.html'],
  ['/my;x', '/my;x'],
  ['/%', '/%'],
  ['/%E0%A4%A', '/%E0%A4%A'],
  ['/a%2Fb', '/a%2Fb'],
])('the path %s is tidied to %s', (pathname, tidy) => {
  expect(tidyPath(pathname)).toBe(tidy);
});

it.each([
  ['/SELECTGOODS', '/selectGoods'],
  ['//selectgoods/', '/selectGoods'],
  ['/selectGoods.html', '/selectGoods.html'],
  ['/Nowhere', '/Nowhere'],
])('%s means %s', (pathname, path) => {
  expect(meantPath(pathname, ['/my', '/selectGoods'])).toBe(path);
});

it.each([
  ['', ''],
  ['?', '?'],
  ['?a=1&b=2', '?a=1&b=2'],
  ['?a=1&amp;b=2&AMP;c=3', '?a=1&b=2&c=3'],
  ['?a=1?b=2?c=3', '?a=1&b=2&c=3'],
  ['?a=b?c', '?a=b?c'],
  ['?a=1&amp', '?a=1&amp'],
])('the query %s is tidied to %s', (search, tidy) => {
  expect(tidySearch(search)).toBe(tidy);
});

it('tidies a path of any length at once', () => {
  for (const part of ['/', '.', '%20', './'])
    expect(tidyPath(`/${part.repeat(20_000)}x`).endsWith('x')).toBe(true);
});
