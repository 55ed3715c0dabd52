/**
 * A running countdown in minutes and seconds (spec §9), hours counted as minutes; zero and less is
 * `00:00`.
 *
 * @param seconds Left; begun seconds are not counted.
 * @example formatCountdown(899) // '14:59'
 */
export function formatCountdown(seconds: number): string {
  const left = Math.max(0, Math.floor(seconds));
  const parts = [Math.floor(left / 60), left % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}
