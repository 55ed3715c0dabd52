import type { CouponOption } from '../coupon-card';
import type { ListState } from '../list-state';
import type { PopupProps } from '../sheet';

/** Props of {@link CouponClaim}. All texts come formatted. */
export interface CouponClaimProps extends PopupProps {
  /**
   * Those that can be claimed, and those received here, which have become avail ones. Each says how
   * far claiming it has come.
   */
  coupons: ListState<CouponOption>;
  onClaim: (code: string) => void;
  onClaimAll: () => void;
  isClaimingAll: boolean;
  /** Claiming all of them failed as a whole; the text of one that failed stands with it. */
  hasClaimAllFailed?: boolean | undefined;
  /** A received one is to be used. The owner closes the popup. */
  onUse: (code: string) => void;
}
