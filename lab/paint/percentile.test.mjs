import { expect, it } from 'vitest';
import { percentile } from './percentile.mjs';

const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);

it.each([
  [hundred, 98, 98],
  [hundred, 50, 50],
  [[3, 1, 2], 98, 3],
  [[7], 98, 7],
])('percentile(%j, %i) is %i', (values, percent, expected) => {
  expect(percentile(values, percent)).toBe(expected);
});
