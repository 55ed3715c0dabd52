import { expect, it } from 'vitest';
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
