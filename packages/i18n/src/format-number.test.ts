import { expect, it } from 'vitest';
import { formatMoney } from './format-money';
import { formatNumber } from './format-number';

it.each([
  [0, '0'],
  [999, '999'],
  [1_280, '1,280'],
  [1_234_567, '1,234,567'],
  [1.5, '1.50'],
])('formats %d as %s', (number, text) => {
  expect(formatNumber(number)).toBe(text);
});

it('groups digits as amounts do in every language', () => {
  for (const language of ['de', 'pl', 'ar'] as const)
    expect(formatMoney(98_765_432, 'USD', language)).toContain(formatNumber(98_765_432));
});
