import { expect, it } from 'vitest';
import { withPinnedRows } from './with-pinned-rows';

it.each([
  [[3, 4, 5], [], [3, 4, 5]],
  [
    [3, 4, 5],
    [null, 4],
    [3, 4, 5],
  ],
  [
    [3, 4, 5],
    [9, 0],
    [0, 3, 4, 5, 9],
  ],
  [
    [3, 4],
    [0, 0],
    [0, 3, 4],
  ],
  [
    [3, 4],
    [-1, 10],
    [3, 4],
  ],
])('adds to the visible rows %j the pinned rows %j: %j', (visible, pinned, rendered) => {
  expect(withPinnedRows(visible, pinned, 10)).toEqual(rendered);
});
