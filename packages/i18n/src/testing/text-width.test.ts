import { expect, it } from 'vitest';
import { linesOf, textWidth } from './text-width';

it.each([
  ['', 0],
  ['漢字かな', 4],
  ['한국어', 3],
  ['（9）', 2.66],
  // Combining marks and invisible direction characters take no width.
  ['กี่', 0.68],
  ['é', 0.66],
  ['e\u0301', 0.66],
  ['\u202a9\u202c', 0.66],
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
  // Measured by Chromium in Open Sans Bold, in em.
  ['Mudar forma de pagamento', 14.03],
  ['Недавний', 5.37],
  ['Jetzt verifizieren', 8.23],
])('%s is estimated up to 25 % wider than %d em', (text, measured) => {
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
])('%s in %d em takes %d lines', (text, width, lines) => {
  expect(linesOf(text, width)).toBe(lines);
});
