/**
 * Returns the lines of a table, with the first column aligned left and all others right.
 *
 * @param {readonly (readonly string[])[]} rows of equal length, the header first
 * @returns {string[]}
 */
export function table(rows) {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  );
  return rows.map((row) =>
    row
      .map((cell, column) => {
        const width = widths[column] ?? 0;
        return column === 0 ? cell.padEnd(width) : cell.padStart(width);
      })
      .join('   ')
      .trimEnd(),
  );
}
