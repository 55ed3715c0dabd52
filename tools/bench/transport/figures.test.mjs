import { expect, it } from 'vitest';
import { budgetsOf, contestantRows } from './figures.mjs';
import { fields } from './fields.mjs';

const round = Object.fromEntries(fields.map(({ name }, index) => [name, (index + 1) / 100]));
const figures = {
  bytes: new Map(fields.map(({ name }, index) => [name, index])),
  alone: 1990,
  calls: [round],
  wholeCalls: [{ ours: 3, 'fetch-base-query': 6 }],
};

it('every contestant has a row, with its time beside that of a bare fetch and of one by hand', () => {
  const rows = contestantRows(figures);
  expect(rows).toHaveLength(fields.length + 1);
  expect(rows[3]).toEqual(['ours', '2 B', '30.0 µs', '3.00 ×', '1.50 ×', 'yes, and remembers']);
});

it('our figures are the bytes alone, a call beside one by hand, and a whole call beside RTK’s', () => {
  expect(budgetsOf(figures).map(({ ours, atMost }) => [ours, atMost])).toEqual([
    [1990, 2000],
    [1.5, 1.25],
    [0.5, 0.7],
  ]);
});
