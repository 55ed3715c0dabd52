import { expect, it } from 'vitest';
import { isPrice } from './is-price';

it.each([
  ['300 Starlight $4.99', true],
  ['₩1,200', true],
  ['4,99 €', true],
  ['300 Starlight', false],
  ['', false],
])('"%s": %s', (text, expected) => {
  expect(isPrice(text)).toBe(expected);
});
