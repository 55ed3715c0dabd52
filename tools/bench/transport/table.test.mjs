import { expect, it } from 'vitest';
import { budgetRow, isKept } from './budgets.mjs';
import { table } from './table.mjs';

it('columns are as wide as their widest cell; names stand left, figures right', () => {
  const rows = [
    ['one call', 'gzip'],
    ['ours', '1990 B'],
    ['axios and axios-retry', '24071 B'],
  ];
  expect(table(rows)).toEqual([
    'one call                   gzip',
    'ours                     1990 B',
    'axios and axios-retry   24071 B',
  ]);
});

it.each([
  [1.25, true, 'kept'],
  [1.26, false, 'EXCEEDED'],
])('a figure of %d beside at most 1.25', (ours, kept, verdict) => {
  const format = (/** @type {number} */ value) => value.toFixed(2);
  const budget = { what: 'a call', ours, atMost: 1.25, format };
  expect(isKept(budget)).toBe(kept);
  expect(budgetRow(budget)).toEqual(['a call', ours.toFixed(2), 'at most 1.25', verdict]);
});
