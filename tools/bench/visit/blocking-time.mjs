/** A task of this length or less does not count as blocking. */
const maxShortMs = 50;

/**
 * Returns the total blocking time after the first paint: of each task, what exceeds 50 ms.
 *
 * @param {readonly { start: number, duration: number }[]} tasks in milliseconds
 * @param {number} firstPaint
 * @returns {number}
 */
export function blockingTime(tasks, firstPaint) {
  return tasks.reduce((sum, { start, duration }) => {
    const after = Math.min(duration, start + duration - firstPaint);
    return sum + Math.max(0, after - maxShortMs);
  }, 0);
}
