const firstPause = 2_000;
const longestPause = 30_000;
const stopAfter = 10 * 60 * 1000;

/**
 * When a pending order is asked about again, in milliseconds from now: after 2 s, then with pauses
 * half as long again each time up to 30 s. Null after ten minutes: the player is then told that the
 * order can be checked by hand, and it stays findable by its number.
 */
export function nextCheck(checksMade: number, waitedMs: number): number | null {
  if (waitedMs >= stopAfter) return null;
  return Math.min(longestPause, Math.round(firstPause * 1.5 ** checksMade));
}
