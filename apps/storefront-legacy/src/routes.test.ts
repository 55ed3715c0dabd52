import { entryAddress } from '@shop/storefront-core/entry';
import { expect, it } from 'vitest';
import { routes } from './routes';

it.each([
  ['/', '/selectGame'],
  ['/selectGoods', '/selectGoods'],
  ['/selectGame', '/selectGame'],
  ['/notArea', '/notArea'],
  ['/@unknown', '/showError'],
  ['/my', '/my'],
])('a visit to %s begins on %s (spec §2)', (pathname, begins) => {
  expect(entryAddress({ pathname, search: '' }, {}, routes).pathname).toBe(begins);
});
