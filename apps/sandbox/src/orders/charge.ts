/** Who takes the money for an order. */
export type Charge =
  | {
      /** A provider, which keeps a record of its own. */
      readonly kind: 'provider';
      /** The brand's name as the provider shows it. */
      readonly merchant: string;
      /** From when on it must not take the money any more. */
      readonly endsAt: Date;
    }
  | {
      /** A prepaid card, which is used up at once. */
      readonly kind: 'card';
      readonly numberHash: string;
    };
