import { useTranslate } from '@shop/i18n';
import type { ReactElement } from 'react';
import { Button } from '../button';
import { CouponList } from '../coupon-list';
import { Sheet } from '../sheet';
import type { CouponPickerProps } from './coupon-picker-props';
import { CouponTabs } from './coupon-tabs';

/**
 * "My reward" (spec §2): picks the coupon of an order. Two tabs, what can be used and what cannot, and
 * behind a button of the footer what is over. Opened from the coupon row of the recharge popup; to
 * claim coupons there is a popup of its own.
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
      onOpenChange={onOpenChange}
      open={open}
      title={t('coupon.title')}
    >
      <CouponTabs {...tabs} emptyTips={emptyTips} />
    </Sheet>
  );
}
