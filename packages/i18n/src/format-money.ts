import { formatMoney as formatMoneyAnywhere } from '@shop/contract';
import type { Language } from './catalogues/catalogues';

/** MYR is `RM` to readers of Malay, and its code to all others. */
function markIn(language: Language, currency: string): string | undefined {
  return currency === 'MYR' && language === 'ms' ? 'RM' : undefined;
}

/**
 * An amount as the shop writes it (spec §9): as `formatMoney` of the contract does, whatever the
 * language, but for the mark of a currency that readers of a language know by another one.
 *
 * @param amount In major units (4.99 is four dollars ninety-nine); rounded to two decimals.
 * @param currency ISO 4217 code, or `RMB`, which some back ends write for CNY.
 * @param language The language shown.
 * @returns Empty where there is no amount, such as `NaN`.
 * @example formatMoney(1234.5, 'TWD', 'zh-TW') // 'NT$1,234.50'
 */
export function formatMoney(amount: number, currency: string, language: Language): string {
  return formatMoneyAnywhere(amount, currency, markIn(language, currency));
}
