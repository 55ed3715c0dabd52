/** A number keeps any decimal of fifteen digits, and not every one of sixteen. */
const exactDigits = 15;

/**
 * An amount in whole units of `10 ** -places`, rounded half away from zero: 1.005 at two places is
 * 101. What counts is the decimal that was meant: 1.005 is kept a little smaller than it is written,
 * and `0.1 + 0.2` is a little larger than 0.3.
 *
 * @returns A whole number, never -0. `NaN` where the amount is none: not finite, or of more digits
 * than a number keeps.
 */
export function roundToUnits(amount: number, places: number): number {
  const moved = Math.abs(amount) * 10 ** places;
  if (!(moved < 10 ** exactDigits)) return Number.NaN;
  // What differs after the fifteenth digit alone is left over from calculating.
  const units = Math.round(Number(moved.toPrecision(exactDigits)));
  return Math.sign(amount) * units || 0;
}
