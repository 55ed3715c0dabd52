import type { Language } from './languages';

const symbols: Readonly<Record<string, string>> = {
  CNY: '¥',
  RMB: '¥',
  TWD: 'NT$',
  JPY: '¥',
  KRW: '₩',
  EUR: '€',
  USD: '$',
  TRY: '₺',
};

/** Currencies whose zero fraction is not written. The spec names this one and no other. */
const wholeUnitCurrencies: readonly string[] = ['KRW'];

const thousands = /\B(?=(\d{3})+(?!\d))/g;

function currencyMark(currency: string, language: Language): string {
  if (currency === 'MYR' && language === 'ms') return 'RM';
  // The space does not break: an amount is never parted from its currency at a line's end.
  return symbols[currency] ?? `${currency}\u00a0`;
}

/**
 * An amount as the shop writes it, the same in every language (spec §9): the currency's symbol, or
 * its code where it has none, then two decimals with commas between thousands. KRW drops a zero
 * fraction; every other currency keeps it, JPY, VND and IDR too, since the spec makes no exception
 * for them. MYR is `RM` to readers of Malay, its code to all others.
 *
 * @param amount In major units (4.99 is four dollars ninety-nine); rounded to two decimals.
 * @param currency ISO 4217 code, or `RMB`, which some back ends write for CNY.
 * @param language The language shown.
 * @example formatMoney(1234.5, 'TWD', 'zh-TW') // 'NT$1,234.50'
 */
export function formatMoney(amount: number, currency: string, language: Language): string {
  const [units = '0', fraction = '00'] = Math.abs(amount).toFixed(2).split('.');
  const isWhole = fraction === '00';
  const sign = amount < 0 && !(isWhole && units === '0') ? '-' : '';
  const shownFraction = isWhole && wholeUnitCurrencies.includes(currency) ? '' : `.${fraction}`;
  return `${sign}${currencyMark(currency, language)}${units.replace(thousands, ',')}${shownFraction}`;
}
