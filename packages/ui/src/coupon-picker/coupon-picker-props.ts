import type { CouponOption } from '../coupon-card';
import type { ListState } from '../list-state';
import type { PopupProps } from '../sheet';

/** What the coupon picker shows: what can be picked now, or what is over. */
export type CouponPickerView = 'coupons' | 'history';

/** Props of {@link CouponPicker} (spec §2). All texts come formatted. */
export interface CouponPickerProps extends PopupProps {
  /** Kept by the owner, which asks for the history when it is first looked at. */
  view: CouponPickerView;
  onViewChange: (view: CouponPickerView) => void;
  /** Avail and locked ones, in whatever order; each has a tab. */
  coupons: ListState<CouponOption>;
  /** Used ones and those that ran out. */
  history: ListState<CouponOption>;
  /** Code of the coupon that is used. */
  picked: string | null;
  /** A coupon was pressed, or with null the picked one is given up. The owner closes the popup. */
  onPick: (code: string | null) => void;
  /** What an empty list says; the catalogue's `tip_no_data` where nothing is given. */
  emptyTips?:
    | {
        readonly usable?: string | undefined;
        readonly notUsable?: string | undefined;
        readonly history?: string | undefined;
      }
    | undefined;
}
