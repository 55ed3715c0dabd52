/** The coupon an order is to use. */
export interface RowCoupon {
  /** In the player's language (`textIn` of `@shop/i18n`), shown as plain text. */
  name: string;
  /** Per cent off the price, as it is read: `10` or `12.5`. */
  off: string;
  /** What the order saves, formatted; null while the price is worked out. */
  saving: string | null;
}

/**
 * Where coupons stand for an order (spec §5, §8). The kinds are those of `couponState` of
 * `@shop/payments`; its `hidden` is no row at all.
 */
export type CouponRowState =
  | { readonly kind: 'unsupported-goods' }
  | { readonly kind: 'unsupported-channel' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'unavailable'; readonly onRetry: () => void }
  | {
      readonly kind: 'none-usable';
      /** Left out where there is nothing to claim. */
      readonly onClaim?: (() => void) | undefined;
    }
  | {
      readonly kind: 'choosable';
      /** How many can be chosen. */
      readonly count: number;
      readonly chosen: RowCoupon | null;
      /** Opens the coupon picker. */
      readonly onChoose: () => void;
    };

/** Props of {@link CouponRow}. */
export interface CouponRowProps {
  state: CouponRowState;
}
