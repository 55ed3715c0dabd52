import { formatMoney as formatMoneyAnywhere } from '@shop/contract';

/** Returns `RM` for MYR in Malay; undefined selects the usual mark. */
function markIn(language: string, currency: string): string | undefined {
  return currency === 'MYR' && language === 'ms' ? 'RM' : undefined;
}

/**
 * Formats an amount (spec §9) like `formatMoney` of the contract, with the currency mark that readers
 * of the language expect. Digits and separators do not depend on the language.
 *
 * @param amount In major units (4.99 is four dollars ninety-nine); rounded to two decimals, or to the
 * third of a currency that has it.
 * @param currency ISO 4217 code, or `RMB`, which some back ends write for CNY.
 * @param language The language shown, a BCP 47 tag.
 * @returns An empty string if the amount is not finite or is 1e13 or more.
 * @example formatMoney(1234.5, 'TWD', 'zh-TW') // 'NT$1,234.50'
 */
export function formatMoney(amount: number, currency: string, language: string): string {
  return formatMoneyAnywhere(amount, currency, markIn(language, currency));
}
