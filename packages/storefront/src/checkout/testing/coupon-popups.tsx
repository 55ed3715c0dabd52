import { render } from '@testing-library/react';
import { vi } from 'vitest';
import { ClaimCoupons, ConsumeCoupon, PickCoupon } from '../../coupons';
import { ShopProvider } from '../../shop-provider';
import { OpenPopup } from '../../testing/open-popup';
import type { TestShop } from '../../testing/test-shop';
import { ConfirmCard } from '../confirm-card';

/** Renders the popups above the recharge popup, each while it is open. */
export function renderCouponPopups(shop: TestShop): void {
  render(
    <ShopProvider shop={{ ...shop }}>
      <OpenPopup name="coupons" Container={PickCoupon} />
      <OpenPopup name="coupon-claim" Container={ClaimCoupons} />
      <OpenPopup name="coupon-consume" Container={ConsumeCoupon} />
      <OpenPopup name="confirm-card" Container={ConfirmCard} />
    </ShopProvider>,
  );
}

/** Gives boxes a size, since lists draw only the rows in sight and jsdom has no layout. Returns how to undo that. */
export function giveBoxesSize(): () => void {
  const height = vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
  const width = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(360);
  return () => {
    height.mockRestore();
    width.mockRestore();
  };
}
