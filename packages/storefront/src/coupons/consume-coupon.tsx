import { skipToken } from '@reduxjs/toolkit/query/react';
import { useDiscountPreviewQuery } from '@shop/api-client/checkout';
import type { Coupon, Goods } from '@shop/contract';
import { useLanguage } from '@shop/i18n/react';
import { defaultCoupon } from '@shop/payments';
import { orderBlock } from '@shop/storefront-core/orders';
import { selectSelection } from '@shop/storefront-core/selection';
import { selectUser } from '@shop/storefront-core/session';
import { CouponConsume } from '@shop/ui/coupon-consume';
import type { PriceAreaProps } from '@shop/ui/price-area';
import { type ReactElement, useState } from 'react';
import { useChosenGoods } from '../goods';
import { useOrderReader } from '../orders';
import type { PopupContainerProps } from '../popups';
import { useServices } from '../services';
import { useShopSelector } from '../store';
import { useCouponChoice, useStoppedPurchase } from './coupon-choice';
import { couponOption } from './coupon-option';
import { shownPrice } from './shown-price';
import { useCoupons } from './use-coupon-lists';

/**
 * Asks a player who buys without a coupon although one could be used (spec §5, `tip_noUse_coupon`). It
 * shows the order as it was to be paid, and offers the best coupon with its price: with it the player returns to
 * the recharge popup, without it the purchase goes on.
 */
export function ConsumeCoupon({ open, onOpenChange }: PopupContainerProps): ReactElement | null {
  const { code } = useLanguage();
  const goods = useChosenGoods();
  const suid = useShopSelector(selectUser)?.suid ?? '';
  const [, setChoice] = useCouponChoice();
  const [stopped] = useStoppedPurchase();
  const reader = useOrderReader();
  const coupon = useOffered(open);
  const price = usePriceWith(goods, coupon);
  if (coupon === null || goods === null) return null;

  return (
    <CouponConsume
      open={open}
      onOpenChange={onOpenChange}
      purchase={stopped === null ? null : orderBlock(stopped.bought, reader)}
      coupon={couponOption(coupon, code)}
      price={price}
      onUse={() => {
        setChoice({ suid, productId: goods.product_id, code: coupon.code });
        onOpenChange(false);
      }}
      onContinueWithout={() => {
        onOpenChange(false);
        // In the player's gesture, since it may open a window.
        stopped?.proceed();
      }}
    />
  );
}

/** Returns the best coupon; while the popup closes, the one it has offered. */
function useOffered(isOpen: boolean): Coupon | null {
  const { time } = useServices();
  const coupons = useCoupons('avail,lock').currentData?.coupons ?? [];
  const [offered, setOffered] = useState<Coupon | null>(null);
  const best = defaultCoupon(coupons, time.mark().serverMs ?? undefined);
  if (isOpen && best !== null && best !== offered) setOffered(best);
  return offered;
}

function usePriceWith(goods: Goods | null, coupon: Coupon | null): PriceAreaProps['price'] {
  const { code } = useLanguage();
  const { game } = useShopSelector(selectSelection);
  const { currentData, isFetching } = useDiscountPreviewQuery(
    goods === null || game === null || coupon === null
      ? skipToken
      : { client_id: game.clientId, product_id: goods.product_id, coupon_code: coupon.code },
  );
  if (goods === null || currentData === undefined || isFetching) return null;
  return shownPrice(goods, currentData.discountPrice, code);
}
