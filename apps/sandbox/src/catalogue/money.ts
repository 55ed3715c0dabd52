/** Currencies whose smallest unit is the unit itself (ISO 4217). */
const withoutFraction: ReadonlySet<string> = new Set(['JPY', 'KRW', 'VND']);

/** Currencies that have a fraction by ISO 4217, but not in anybody's purse. */
const roundInDaily: ReadonlySet<string> = new Set(['IDR', 'TWD', 'PHP', 'THB']);

function factorOf(currency: string): number {
  return withoutFraction.has(currency) ? 1 : 100;
}

/** Major units (4.99) to minor ones (499); money is stored and compared in these alone. */
export function toMinor(major: number, currency: string): number {
  return Math.round(major * factorOf(currency));
}

/** Minor units (499) to major ones (4.99), as the wire carries them. */
export function toMajor(minor: number, currency: string): number {
  return minor / factorOf(currency);
}

/** An amount as a provider's page shows it: `$4.99`, `₩1,200`, `Rp 15.000`. */
export function formatMoney(minor: number, currency: string): string {
  const isRound = withoutFraction.has(currency) || roundInDaily.has(currency);
  const digits = isRound ? { minimumFractionDigits: 0, maximumFractionDigits: 2 } : {};
  return new Intl.NumberFormat('en', { style: 'currency', currency, ...digits }).format(
    toMajor(minor, currency),
  );
}
