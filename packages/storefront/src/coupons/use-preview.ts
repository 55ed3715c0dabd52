import { skipToken } from '@reduxjs/toolkit/query/react';
import { useDiscountPreviewQuery } from '@shop/api-client/checkout';
import { type Coupon, type Goods, cardExchangeType } from '@shop/contract';
import type { HeldCoupon } from '@shop/storefront-core/coupons';
import { selectSelection } from '@shop/storefront-core/selection';
import { useShopSelector } from '../store';

/** What goods cost with a coupon, or without one, in major units, and the VIP points of the order. */
export type Preview =
  | { readonly kind: 'loading' | 'failed' }
  | { readonly kind: 'known'; readonly price: number; readonly points: number };

/**
 * Returns price and points of goods with a coupon, or without one; of no goods nothing is asked. The
 * back end previews no coupon that another order holds; its price is known.
 */
export function usePreview(
  goods: Goods | null,
  coupon: Coupon | null,
  held: HeldCoupon | null,
): Preview {
  const { game } = useShopSelector(selectSelection);
  const heldPrice = coupon !== null && coupon.code === held?.code ? held.price : null;
  const { currentData, isError, isFetching } = useDiscountPreviewQuery(
    goods === null || game === null || goods.type_key === cardExchangeType || heldPrice !== null
      ? skipToken
      : {
          ...{ client_id: game.clientId, product_id: goods.product_id },
          coupon_code: coupon?.code ?? '',
        },
  );
  if (heldPrice !== null) return { kind: 'known', price: heldPrice, points: 0 };
  if (currentData !== undefined && !isFetching && !isError)
    return { kind: 'known', price: currentData.discountPrice, points: currentData.points };
  return { kind: isError ? 'failed' : 'loading' };
}
