import { expect, it } from 'vitest';
import { firstLetter } from './first-letter';

it.each([
  ['payPal', 'P'],
  ['  «Дракон»', 'Д'],
  ['😀 smile', 'S'],
  ['𠮷野家', '𠮷'],
  ['', '·'],
])('%j gives the tile %s', (name, letter) => {
  expect(firstLetter(name)).toBe(letter);
});
