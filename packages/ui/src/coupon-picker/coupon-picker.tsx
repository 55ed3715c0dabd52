import { useTranslate } from '@shop/i18n/react';
import type { ReactElement } from 'react';
import { Button } from '../button';
import type { CouponOption } from '../coupon-card';
import { CouponList } from '../coupon-list';
import type { ListState } from '../list-state';
import { type PopupProps, Sheet } from '../sheet';
import { CouponTabs } from './coupon-tabs';

/** What the coupon picker shows: what can be picked now, or what is over. */
export type CouponPickerView = 'coupons' | 'history';

/** Props of {@link CouponPicker} (spec §2). All texts come formatted. */
export interface CouponPickerProps extends PopupProps {
  /** Kept by the owner, which fetches the history when it is first opened. */
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
  /** Texts of the empty lists; default is the catalogue's `tip_no_data`. */
  emptyTips?:
    | {
        readonly usable?: string | undefined;
        readonly notUsable?: string | undefined;
        readonly history?: string | undefined;
      }
    | undefined;
}

/**
 * "My reward" (spec §2): picks the coupon of an order. Two tabs, usable and not usable, and the
 * history behind a button of the footer. Opened from the coupon row of the recharge popup; claiming
 * has a popup of its own.
 */
export function CouponPicker({
  open,
  onOpenChange,
  view,
  onViewChange,
  history,
  emptyTips = {},
  ...tabs
}: CouponPickerProps): ReactElement {
  const t = useTranslate();
  if (view === 'history')
    return (
      <Sheet
        onBack={() => {
          onViewChange('coupons');
        }}
        height="half"
        onOpenChange={onOpenChange}
        open={open}
        title={t('coupon.historyTitle')}
      >
        <CouponList emptyTip={emptyTips.history} label={t('coupon.historyTitle')} list={history} />
      </Sheet>
    );

  return (
    <Sheet
      footer={
        <Button
          onClick={() => {
            onViewChange('history');
          }}
          variant="secondary"
          wide
        >
          {t('coupon.history')}
        </Button>
      }
      height="half"
      onOpenChange={onOpenChange}
      open={open}
      title={t('coupon.title')}
    >
      <CouponTabs {...tabs} emptyTips={emptyTips} />
    </Sheet>
  );
}
