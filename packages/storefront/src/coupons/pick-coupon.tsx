import { useLanguage, useTranslate } from '@shop/i18n/react';
import { couponState } from '@shop/payments';
import { wantedCoupon } from '@shop/storefront-core/coupons';
import { selectUser } from '@shop/storefront-core/session';
import { type CouponPickerView, CouponPicker } from '@shop/ui/coupon-picker';
import { type ReactElement, useState } from 'react';
import { useChosenGoods } from '../goods';
import { type PopupContainerProps, useOnOpening } from '../popups';
import { useListState } from '../selection';
import { useServices } from '../services';
import { useShopSelector } from '../store';
import { useCouponChoice } from './coupon-choice';
import { couponOption } from './coupon-option';
import { useCoupons } from './use-coupon-lists';

/** "My reward" (spec §2): the coupons for an order, and the history. Picking one closes the popup. */
export function PickCoupon({ open, onOpenChange }: PopupContainerProps): ReactElement {
  const { code } = useLanguage();
  const translate = useTranslate();
  const [view, setView] = useView(open);
  const coupons = useCoupons('avail,lock');
  const history = useCoupons('history', view === 'history');
  const { picked, pick } = usePicked();

  return (
    <CouponPicker
      open={open}
      onOpenChange={onOpenChange}
      view={view}
      onViewChange={setView}
      coupons={useListState(coupons, (answer) =>
        answer.coupons.map((coupon) => couponOption(coupon, code)),
      )}
      history={useListState(history, (answer) =>
        answer.coupons.map((coupon) => couponOption(coupon, code)),
      )}
      emptyTips={{
        usable: translate('tip_claim_more'),
        notUsable: translate('coupon.noneLocked'),
        history: translate('coupon.noneOver'),
      }}
      picked={picked}
      onPick={(chosen) => {
        pick(chosen);
        onOpenChange(false);
      }}
    />
  );
}

/** The popup opens with the coupons, however it was left. */
function useView(isOpen: boolean): readonly [CouponPickerView, (view: CouponPickerView) => void] {
  const [view, setView] = useState<CouponPickerView>('coupons');
  useOnOpening(isOpen, () => {
    setView('coupons');
  });
  return [view, setView];
}

/** Returns the code of the coupon that the order uses, and how to pick another one, or none with null. */
function usePicked(): {
  readonly picked: string | null;
  readonly pick: (code: string | null) => void;
} {
  const { time } = useServices();
  const goods = useChosenGoods();
  const suid = useShopSelector(selectUser)?.suid ?? '';
  const [choice, setChoice] = useCouponChoice();
  const coupons = useCoupons('avail,lock').currentData?.coupons ?? [];
  const productId = goods?.product_id ?? '';
  const state =
    goods === null
      ? ({ kind: 'hidden' } as const)
      : couponState({
          // The popup opens only where coupons can be used.
          ...{ isVipVersion: true, channel: null, goods, coupons },
          now: time.mark().serverMs ?? undefined,
        });
  return {
    picked: wantedCoupon(state, choice, { suid, productId })?.code ?? null,
    pick: (code) => {
      setChoice({ suid, productId, code });
    },
  };
}
