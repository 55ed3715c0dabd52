import { minorDigits, toMajor } from '@shop/contract';

/** Currencies that have a fraction by ISO 4217, but not in anybody's purse. */
const roundInDaily: ReadonlySet<string> = new Set(['IDR', 'TWD', 'PHP', 'THB']);

/** An amount as a provider's page shows it: `$4.99`, `₩1,200`, `IDR 15,000`. */
export function formatMoney(minor: number, currency: string): string {
  const isRound = minorDigits(currency) === 0 || roundInDaily.has(currency);
  const digits = isRound ? { minimumFractionDigits: 0, maximumFractionDigits: 2 } : {};
  return new Intl.NumberFormat('en', { style: 'currency', currency, ...digits }).format(
    toMajor(minor, currency),
  );
}
