import { expect, it } from 'vitest';
import { budgetRow, isWithinBudget } from './budgets.mjs';
import { table } from './table.mjs';

it('table aligns names left and figures right', () => {
  const rows = [
    ['one call', 'gzip'],
    ['api-client', '1990 B'],
    ['axios and axios-retry', '24071 B'],
  ];
  expect(table(rows)).toEqual([
    'one call                   gzip',
    'api-client               1990 B',
    'axios and axios-retry   24071 B',
  ]);
});

it.each([
  [1.25, true, 'ok'],
  [1.26, false, 'EXCEEDED'],
])('budgetRow compares %d with a limit of 1.25', (figure, isWithin, result) => {
  const format = (/** @type {number} */ value) => value.toFixed(2);
  const budget = { what: 'a call', value: figure, max: 1.25, format };
  expect(isWithinBudget(budget)).toBe(isWithin);
  expect(budgetRow(budget)).toEqual(['a call', figure.toFixed(2), 'max 1.25', result]);
});
