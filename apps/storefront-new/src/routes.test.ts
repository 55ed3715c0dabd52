import { expect, it } from 'vitest';
import { entryPath } from './routes';

it.each([
  ['/', '/selectGoods'],
  ['/selectGame', '/selectGoods'],
  ['/selectGame/', '/selectGoods'],
  ['/layoutGame', '/selectGoods'],
  ['/result', '/selectGoods'],
  ['/selectGoods', '/selectGoods'],
  ['/my', '/my'],
  ['/selectgame', '/selectgame'],
  ['/anything/else', '/anything/else'],
])('a visit to %s begins on %s (spec §2)', (path, begins) => {
  expect(entryPath(path)).toBe(begins);
});
