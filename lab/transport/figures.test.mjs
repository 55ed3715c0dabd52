import { expect, it } from 'vitest';
import { candidateList } from './candidate-list.mjs';
import { budgetsOf, candidateRows } from './figures.mjs';

const round = Object.fromEntries(candidateList.map(({ name }, index) => [name, (index + 1) / 100]));
const figures = {
  bytes: new Map(candidateList.map(({ name }, index) => [name, index])),
  alone: 1990,
  calls: [round],
  wholeCalls: [{ 'api-client': 3, 'fetch-base-query': 6 }],
};

it('candidateRows compares every candidate with fetch and with the transport by hand', () => {
  const rows = candidateRows(figures);
  expect(rows).toHaveLength(candidateList.length + 1);
  expect(rows[3]).toEqual([
    '@shop/api-client',
    '2 B',
    '30.0 µs',
    '3.00 ×',
    '1.50 ×',
    'yes, and remembers',
  ]);
});

it('budgetsOf limits the size, the time of a call and the time of a whole call', () => {
  expect(budgetsOf(figures).map(({ value, max }) => [value, max])).toEqual([
    [1990, 2000],
    [1.5, 1.25],
    [0.5, 0.7],
  ]);
});
