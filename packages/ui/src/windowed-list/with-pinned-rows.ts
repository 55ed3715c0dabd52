/**
 * Returns the rows to render: the visible ones, and those that stay rendered at any scroll position.
 *
 * @param visible indexes in ascending order
 * @param pinned indexes in any order; null and indexes without a row are ignored
 * @param count number of rows
 * @returns indexes in ascending order, without repetition
 */
export function withPinnedRows(
  visible: readonly number[],
  pinned: readonly (number | null)[],
  count: number,
): number[] {
  const rendered = new Set(visible);
  for (const index of pinned)
    if (index !== null && index >= 0 && index < count) rendered.add(index);
  return [...rendered].sort((one, other) => one - other);
}
