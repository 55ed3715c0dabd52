import { expect, it } from 'vitest';
import { linesOf, textWidth } from './text-width';

it.each([
  ['', 0],
  ['漢字かな', 4],
  ['한국어', 3],
  ['（9）', 2.66],
  // Marks stand above and below, and signs of direction are not seen.
  ['กี่', 0.68],
  ['é', 0.66],
  ['e\u0301', 0.66],
  ['\u20689\u2069', 0.66],
])('%j is %d em wide', (text, width) => {
  expect(textWidth(text)).toBeCloseTo(width);
});

it.each([
  ['WWW', 'www'],
  ['www', 'nnn'],
  ['ABC', 'abc'],
  ['nnn', 'iii'],
  ['жшщ', 'вгд'],
])('%s is wider than %s', (wide, narrow) => {
  expect(textWidth(wide)).toBeGreaterThan(textWidth(narrow));
});

it.each([
  // What Chromium measured in Open Sans Bold, in em.
  ['Mudar forma de pagamento', 14.03],
  ['Недавний', 5.37],
  ['Jetzt verifizieren', 8.23],
])('%s is estimated on the wide side', (text, measured) => {
  expect(textWidth(text)).toBeGreaterThanOrEqual(measured);
  expect(textWidth(text)).toBeLessThan(measured * 1.25);
});

it.each([
  ['nnn nnn', 5, 1],
  ['nnn nnn', 3, 2],
  ['nnn nnn', 1, Number.POSITIVE_INFINITY],
  ['nnn\u00adnnn', 2.5, 2],
  ['漢字漢字', 2, 2],
  ['漢字漢字', 3, 2],
  ['漢字。', 2, 2],
])('%s takes in %d em %d lines', (text, width, lines) => {
  expect(linesOf(text, width)).toBe(lines);
});
