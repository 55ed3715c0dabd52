/** The number of decimal digits that a JavaScript number always keeps. */
const exactDigits = 15;

/**
 * Returns an amount in whole units of `10 ** -places`, rounded half away from zero: 1.005 at two
 * places is 101. It rounds the decimal as written: a number holds 1.005 as slightly less, and
 * `0.1 + 0.2` as slightly more than 0.3.
 *
 * @returns A whole number, never -0. `NaN` if the amount is not finite or has more digits than a
 * number keeps.
 */
export function roundToUnits(amount: number, places: number): number {
  const moved = Math.abs(amount) * 10 ** places;
  if (!(moved < 10 ** exactDigits)) return Number.NaN;
  // Digits after the fifteenth are rounding errors of earlier calculations.
  const units = Math.round(Number(moved.toPrecision(exactDigits)));
  return Math.sign(amount) * units || 0;
}
