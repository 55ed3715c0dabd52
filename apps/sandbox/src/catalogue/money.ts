import { minorDigits, toMajor } from '@shop/contract';

/** Currencies whose ISO 4217 fraction is not used in practice. */
const withoutFraction: ReadonlySet<string> = new Set(['IDR', 'TWD', 'PHP', 'THB']);

/** Formats an amount for a provider's page: `$4.99`, `₩1,200`, `IDR 15,000`. */
export function formatMinor(minor: number, currency: string): string {
  const isRound = minorDigits(currency) === 0 || withoutFraction.has(currency);
  const digits = isRound ? { minimumFractionDigits: 0, maximumFractionDigits: 2 } : {};
  return new Intl.NumberFormat('en', { style: 'currency', currency, ...digits }).format(
    toMajor(minor, currency),
  );
}
