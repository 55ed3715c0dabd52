import { minorDigits } from './minor-digits';

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
