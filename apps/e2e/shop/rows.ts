/**
 * Returns the rows of a table to repeat a test for: all of them in `npm run test:nightly`,
 * otherwise the first of each kind. What the rows have in common is shown by one of them.
 */
export function rowsToTest<Row>(
  rows: readonly Row[],
  kindOf: (row: Row) => unknown = () => null,
): readonly Row[] {
  if (process.env['TEST_ROUNDS'] === 'full') return rows;
  return rows.filter((row, at) => rows.findIndex((other) => kindOf(other) === kindOf(row)) === at);
}
