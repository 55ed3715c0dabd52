/**
 * Returns the rows of a table to repeat a test for: with `TEST_ROUNDS=full`, as in `.ci/run`, all of them,
 * otherwise the first of each kind. What the rows have in common is shown by one of them.
 */
export function rowsToTest<Row>(
  rows: readonly Row[],
  kindOf: (row: Row) => unknown = () => null,
): readonly Row[] {
  if (process.env['TEST_ROUNDS'] === 'full') return rows;
  return rows.filter((row, at) => rows.findIndex((other) => kindOf(other) === kindOf(row)) === at);
}
