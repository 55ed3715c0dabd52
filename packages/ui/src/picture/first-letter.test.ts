import { expect, it } from 'vitest';
import { firstLetter } from './first-letter';

it.each([
  ['payPal', 'P'],
  ['  «Дракон»', 'Д'],
  ['😀 smile', 'S'],
  ['𠮷野家', '𠮷'],
  ['', '·'],
])('returns the first letter of %j: %s', (name, letter) => {
  expect(firstLetter(name)).toBe(letter);
});
