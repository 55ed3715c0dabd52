import { minorDigits } from './minor-digits';

/**
 * Minor units to major ones, as the wire carries them: the number that reads as the exact decimal.
 *
 * @param minor A whole number of the currency's smallest unit.
 * @param currency ISO 4217 code.
 * @example
 * toMajor(499, 'USD'); // 4.99
 */
export function toMajor(minor: number, currency: string): number {
  return minor / 10 ** minorDigits(currency);
}
