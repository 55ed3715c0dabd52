import { formatMoney } from '@shop/contract';

/**
 * Formats a number that is no amount of money, such as points or pieces, with the digits and commas of
 * amounts (spec §9): the same in every language, so that a page has one notation.
 *
 * @example formatNumber(1280) // '1,280'
 */
export function formatNumber(number: number): string {
  return formatMoney(number, '').replace('.00', '');
}
