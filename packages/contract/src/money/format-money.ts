import { roundToUnits } from './round-to-units';

/** Currencies whose zero fraction is not written. The spec names this one and no other. */
const wholeUnitCurrencies: readonly string[] = ['KRW'];

const thousands = /\B(?=(\d{3})+(?!\d))/g;

function markOf(currency: string): string {
  switch (currency) {
    case 'CNY':
    case 'RMB':
    case 'JPY':
      return '¥';
    case 'TWD':
      return 'NT$';
    case 'KRW':
      return '₩';
    case 'EUR':
      return '€';
    case 'USD':
      return '$';
    case 'TRY':
      return '₺';
    case '':
      return '';
    default:
      // The space does not break: an amount is never parted from its currency at a line's end.
      return `${currency}\u00a0`;
  }
}

/**
 * An amount as the shop writes it, whatever the language (spec §9): the currency's symbol, or its
 * code where it has none, then two decimals with commas between thousands. KRW drops a zero
 * fraction; every other currency keeps it, JPY, VND and IDR too, since the spec makes no exception
 * for them (docs/adr/0010).
 *
 * @param amount In major units (4.99 is four dollars ninety-nine); rounded to two decimals, half
 * away from zero.
 * @param currency ISO 4217 code, or `RMB`, which some back ends write for CNY; nothing is put before
 * the amount where it is empty.
 * @param mark What stands for the currency instead, where a language has its own: `RM` for MYR.
 * @returns Empty where there is no amount: not finite, or ten trillions and more, whose decimals a
 * number does not keep.
 * @example
 * formatMoney(1234.5, 'TWD'); // 'NT$1,234.50'
 */
export function formatMoney(amount: number, currency: string, mark = markOf(currency)): string {
  const hundredths = roundToUnits(amount, 2);
  if (Number.isNaN(hundredths)) return '';
  const full = (Math.abs(hundredths) / 100).toFixed(2).replace(thousands, ',');
  const shown = wholeUnitCurrencies.includes(currency) ? full.replace('.00', '') : full;
  return `${hundredths < 0 ? '-' : ''}${mark}${shown}`;
}
