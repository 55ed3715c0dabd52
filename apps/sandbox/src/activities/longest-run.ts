/**
 * Returns the length of the longest run of consecutive days.
 *
 * @param days Day numbers without duplicates, in any order.
 */
export function longestRun(days: readonly number[]): number {
  const inOrder = [...days].sort((a, b) => a - b);
  let longest = 0;
  let current = 0;
  for (const [index, day] of inOrder.entries()) {
    current = day - 1 === inOrder[index - 1] ? current + 1 : 1;
    longest = Math.max(longest, current);
  }
  return longest;
}
