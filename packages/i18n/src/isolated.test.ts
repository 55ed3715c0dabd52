import { expect, it } from 'vitest';

import { isolated, isolatedAmount } from './isolated';

const [lrm, rlm, lre, rle, pdf] = ['\u200e', '\u200f', '\u202a', '\u202b', '\u202c'];

it.each([
  ['money', '₺39.99'],
  ['a negative amount', '-5.00 $'],
  ['a timestamp', '12/11 08:00'],
  ['a number', '120'],
  ['a Latin name', 'Knight 7'],
  ['a name that begins with a Latin letter', 'Gold قوافل'],
  ['a Japanese name', '騎士 7'],
])('%s reads from left to right between Arabic words', (_, value) => {
  expect(isolated(value, 'rtl')).toBe(`${rlm}${lre}${value}${pdf}${rlm}`);
});

it.each([
  ['an Arabic name', 'قوافل 7'],
  ['a name that begins with an Arabic letter', '7. قوافل Gold'],
  ['a Hebrew name', 'שלום!'],
])('%s reads from right to left in both directions', (_, value) => {
  expect(isolated(value, 'rtl')).toBe(`${rlm}${rle}${value}${pdf}${rlm}`);
  // A price after it stays to its right.
  expect(isolated(value, 'ltr')).toBe(`${lrm}${rle}${value}${pdf}${lrm}`);
});

it.each(['$4.99', 'Knight 7', '騎士', 'Рыцарь', ''])(
  'adds nothing to “%s” between words that read the same way',
  (value) => {
    expect(isolated(value, 'ltr')).toBe(value);
  },
);

it.each(['\u202c', '\u202d', '\u202e', '\u2066', '\u2067', '\u2068', '\u2069'])(
  'takes a character away that would turn what follows around: %j',
  (control) => {
    expect(isolated(`Knight ${control}eesrever`, 'ltr')).toBe('Knight eesrever');
    expect(isolated(`Knight ${control}eesrever`, 'rtl')).toBe(
      `${rlm}${lre}Knight eesrever${pdf}${rlm}`,
    );
  },
);

it('ends in itself what a value has begun', () => {
  expect(isolated('Knight \u202aa \u202bb', 'ltr')).toBe('Knight \u202aa \u202bb\u202c\u202c');
});

it('leaves the values in a value as they are', () => {
  const inner = `دفع ${isolated('$4.99', 'rtl')}`;
  expect(isolated(inner, 'rtl')).toBe(`${rlm}${rle}${inner}${pdf}${rlm}`);
});

it.each(['₺39.99', '-5.00 $', '1,280'])(
  'an amount is isolated as any other value: %s',
  (amount) => {
    for (const direction of ['ltr', 'rtl'] as const)
      expect(isolatedAmount(amount, direction)).toBe(isolated(amount, direction));
  },
);
