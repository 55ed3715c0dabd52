const withoutFraction: readonly string[] = [
  ...['BIF', 'CLP', 'DJF', 'GNF', 'ISK', 'JPY', 'KMF', 'KRW', 'PYG'],
  ...['RWF', 'UGX', 'UYI', 'VND', 'VUV', 'XAF', 'XOF', 'XPF'],
];
const inThousandths: readonly string[] = ['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND'];

/**
 * Returns the number of decimal digits of a currency's smallest unit (ISO 4217): 0 for JPY, KRW or
 * VND, 3 for KWD and its neighbours, 2 for all others and for unknown codes.
 *
 * @param currency ISO 4217 code in capitals.
 */
export function minorDigits(currency: string): 0 | 2 | 3 {
  if (withoutFraction.includes(currency)) return 0;
  return inThousandths.includes(currency) ? 3 : 2;
}
