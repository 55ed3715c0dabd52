import { entryAddress } from '@shop/storefront/entry';
import { expect, it } from 'vitest';
import { routes } from './routes';

it.each([
  ['/', '/selectGoods'],
  ['/selectGame', '/selectGoods'],
  ['/layoutGame', '/selectGoods'],
  ['/result', '/selectGoods'],
  ['/my', '/my'],
  ['/notArea', '/notArea'],
  ['/@unknown', '/showError'],
])('a visit to %s begins on %s (spec §2)', (pathname, begins) => {
  expect(entryAddress({ pathname, search: '' }, {}, routes).pathname).toBe(begins);
});
