import type { Goods } from '@shop/contract';
import type { Replenishment } from '@shop/storefront-core/replenishment';
import { useReplenishment } from '../replenishment';
import { useChosenGoods } from '../goods';

/** Returns what is to be paid: the goods that a replenishment is for, else the chosen ones; null if there are none. */
export function useGoodsToPay(): Goods | null {
  const chosen = useChosenGoods();
  const replenishment = useReplenishment();
  return replenishment === null ? chosen : owedGoods(replenishment, chosen);
}

/** The goods of a replenishment cost what is owed, whatever they cost now, and no coupon or limit applies to them. */
function owedGoods(replenishment: Replenishment, listed: Goods | null): Goods {
  return {
    product_id: replenishment.product_id,
    name: listed?.name ?? '',
    icon: listed?.icon ?? '',
    base_amount: listed?.base_amount ?? 0,
    bonus_amount: listed?.bonus_amount ?? 0,
    price: replenishment.amount,
    currency: replenishment.currency_code,
    type_key: listed?.type_key ?? '',
    type_name: listed?.type_name ?? '',
    is_limit: false,
    is_coupon: false,
    coupon_points: 0,
    goods_sort: 0,
    type_sort: 0,
    is_special: false,
  };
}
