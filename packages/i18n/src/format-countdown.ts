/**
 * Formats a countdown in minutes and seconds (spec §9). Hours are counted as minutes; zero and
 * negative values are `00:00`.
 *
 * @param seconds The seconds left, rounded down.
 * @example formatCountdown(899) // '14:59'
 */
export function formatCountdown(seconds: number): string {
  const left = Math.max(0, Math.floor(seconds));
  const parts = [Math.floor(left / 60), left % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}
