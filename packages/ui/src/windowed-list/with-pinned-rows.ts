/**
 * The rows to draw: those in sight, and those that stay in the page however far away they are.
 *
 * @param inSight indexes in rising order
 * @param kept in any order; null, and what is no row, is left out
 * @param count number of rows
 * @returns indexes in rising order, each once
 */
export function withPinnedRows(
  inSight: readonly number[],
  kept: readonly (number | null)[],
  count: number,
): number[] {
  const drawn = new Set(inSight);
  for (const index of kept) if (index !== null && index >= 0 && index < count) drawn.add(index);
  return [...drawn].sort((one, other) => one - other);
}
