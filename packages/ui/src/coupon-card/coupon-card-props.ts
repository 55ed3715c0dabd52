/**
 * Where a coupon stands (spec §4). Times come formatted; an empty `validUntil` is a coupon that does
 * not run out, and an empty `usedOn` or `expiredOn` a time that is not known.
 */
export type CouponStanding =
  | {
      /** Has to be claimed first. */
      readonly kind: 'claim';
      readonly validUntil: string;
      readonly progress: 'waiting' | 'claiming' | 'failed';
    }
  | { readonly kind: 'avail' | 'lock'; readonly validUntil: string }
  | { readonly kind: 'used'; readonly usedOn: string }
  | { readonly kind: 'expired'; readonly expiredOn: string };

/** A coupon as it is shown. */
export interface CouponOption {
  code: string;
  /** In the player's language (`textIn` of `@shop/i18n`), shown as plain text. */
  name: string;
  /** Per cent off the price, as it is read: `10` or `12.5`. */
  off: string;
  standing: CouponStanding;
}

/** What can be done with a coupon. A callback that is left out is a button that is not there. */
export interface CouponActions {
  /** Makes the whole card of an avail coupon something to press. */
  onPick?: ((code: string) => void) | undefined;
  /** Gives up the coupon that is picked. */
  onCancel?: (() => void) | undefined;
  onClaim?: ((code: string) => void) | undefined;
  onUse?: ((code: string) => void) | undefined;
}

/** Props of {@link CouponCard}. */
export interface CouponCardProps extends CouponActions {
  coupon: CouponOption;
  /** Highlighted as the one that is used. Default false. */
  isPicked?: boolean | undefined;
}
