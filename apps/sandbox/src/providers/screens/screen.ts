/** What a provider's page asks of a player: how it looks and works, not what it decides. */
export type Screen =
  /** One is signed in, and confirms. */
  | { readonly kind: 'wallet'; readonly account: string }
  /** Like a wallet, and what is left of the balance is told. */
  | { readonly kind: 'balance' }
  /** One chooses a bank and goes to it. */
  | { readonly kind: 'bank'; readonly banks: readonly string[] }
  /** A code that is paid at a counter. */
  | { readonly kind: 'voucher'; readonly counters: string }
  /** A code that another device scans. */
  | { readonly kind: 'qr'; readonly scanner: string }
  /** It comes with the bill of a phone. */
  | { readonly kind: 'phone'; readonly operators: readonly string[] }
  /** One chooses among several ways. */
  | { readonly kind: 'cashier'; readonly ways: readonly string[] };

/** What a screen is drawn for. */
export interface Paying {
  readonly paymentId: string;
  readonly amountMinor: number;
  readonly currency: string;
  /** The same, written for people. */
  readonly amount: string;
  /** The name the provider goes by. */
  readonly provider: string;
  /** Where this page is. */
  readonly address: string;
}
