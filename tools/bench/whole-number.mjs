import { PlainFailure } from '../terminal/plain-failure.mjs';

/**
 * Reads the number of an option.
 *
 * @param {string} option
 * @param {string} text
 * @returns {number} from 1 to 1,000,000
 */
export function wholeNumber(option, text) {
  const number = Number(text);
  if (Number.isInteger(number) && number >= 1 && number <= 1_000_000) return number;
  throw new PlainFailure(`--${option} is "${text}", not a whole number from 1 to 1,000,000.`);
}
