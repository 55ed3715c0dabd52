import { expect, it } from 'vitest';
import { nameFor } from './name-for';

const names = '{"en":"Card","th":"บัตร","zh-TW":"信用卡"}';

it.each([
  ['th', 'บัตร'],
  ['th-TH', 'บัตร'],
  ['zh-CN', '信用卡'],
  ['fr', 'Card'],
  ['', 'Card'],
  ['__proto__', 'Card'],
])('returns the name for "%s": %s', (language, expected) => {
  expect(nameFor(language, names)).toBe(expected);
});

it('returns a plain name in every language', () => {
  expect(nameFor('th', 'PayPal')).toBe('PayPal');
});
