import { minorDigits } from './minor-digits';
import { roundToUnits } from './round-to-units';

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
