import { inThousandths, roundToUnits } from './money';

/** Currencies shown without a zero fraction. The spec has only this one. */
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
      // A no-break space keeps the amount and its currency on one line.
      return `${currency}\u00a0`;
  }
}

/**
 * Formats an amount the same way in every language (spec §9): the currency's symbol, or its code if
 * it has none, then two decimals with commas between thousands. KRW drops a zero fraction; every
 * other currency keeps it, also JPY, VND and IDR, since the spec makes no exception for them
 * (docs/adr/0010). A third decimal that the price of a dinar has is shown (docs/adr/0075).
 *
 * @param amount In major units (4.99 is four dollars ninety-nine); rounded to two decimals, or to the
 * third of a currency that has it, half away from zero.
 * @param currency ISO 4217 code, or `RMB`, which some back ends write for CNY. If it is empty, the
 * amount has no prefix.
 * @param mark Replaces the symbol in languages that have their own: `RM` for MYR.
 * @returns An empty string if the amount is not finite, or is ten trillion or more, as a number does
 * not keep its decimals.
 * @example
 * formatMoney(1234.5, 'TWD'); // 'NT$1,234.50'
 */
export function formatMoney(amount: number, currency: string, mark = markOf(currency)): string {
  const decimals = decimalsOf(amount, currency);
  const units = roundToUnits(amount, decimals);
  if (Number.isNaN(units)) return '';
  const full = (Math.abs(units) / 10 ** decimals).toFixed(decimals).replace(thousands, ',');
  const shown = wholeUnitCurrencies.includes(currency) ? full.replace('.00', '') : full;
  return `${units < 0 ? '-' : ''}${mark}${shown}`;
}

/** Two (spec §9), or three where rounding to two would change what is paid. */
function decimalsOf(amount: number, currency: string): 2 | 3 {
  const last = Math.abs(roundToUnits(amount, 3)) % 10;
  return inThousandths.includes(currency) && last > 0 ? 3 : 2;
}
