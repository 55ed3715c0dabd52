const withoutFraction: readonly string[] = [
  ...['BIF', 'CLP', 'DJF', 'GNF', 'ISK', 'JPY', 'KMF', 'KRW', 'PYG'],
  ...['RWF', 'UGX', 'UYI', 'VND', 'VUV', 'XAF', 'XOF', 'XPF'],
];
/** Currencies whose smallest unit is a thousandth. */
export const inThousandths: readonly string[] = ['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND'];

/**
 * Returns the number of decimal digits of a currency's smallest unit (ISO 4217): 0 for JPY, KRW or
 * VND, 3 for KWD and its neighbours, 2 for all others and for unknown codes.
 *
 * @param currency ISO 4217 code in capitals.
 */
export function minorDigits(currency: string): 0 | 2 | 3 {
  if (withoutFraction.includes(currency)) return 0;
  return inThousandths.includes(currency) ? 3 : 2;
}

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

/**
 * Converts major units, which the wire uses, to minor units, in which money is stored, added and
 * compared. A finer fraction is rounded half away from zero.
 *
 * @param major For instance 4.99 dollars.
 * @param currency ISO 4217 code.
 * @returns A whole number. `NaN`, which equals nothing, if `major` is not finite or has more than
 * fifteen digits in minor units.
 * @example
 * toMinor(4.99, 'USD'); // 499
 * toMinor(1200, 'KRW'); // 1200
 */
export function toMinor(major: number, currency: string): number {
  return roundToUnits(major, minorDigits(currency));
}

/**
 * Converts minor units to major units, which the wire uses. Returns the number closest to the exact
 * decimal.
 *
 * @param minor A whole number of the currency's smallest unit.
 * @param currency ISO 4217 code.
 * @example
 * toMajor(499, 'USD'); // 4.99
 */
export function toMajor(minor: number, currency: string): number {
  return minor / 10 ** minorDigits(currency);
}
