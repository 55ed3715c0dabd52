import type { Goods } from '@shop/contract';
import type { Debt } from '@shop/storefront-core/debt';
import { useDebt } from '../debt';
import { useChosenGoods } from '../goods';

/** Returns what is to be paid: the goods that a debt is for, else the chosen ones; null if there are none. */
export function useGoodsToPay(): Goods | null {
  const chosen = useChosenGoods();
  const debt = useDebt();
  return debt === null ? chosen : owedGoods(debt, chosen);
}

/** The goods of a debt cost what is owed, whatever they cost now, and no coupon or limit applies to them. */
function owedGoods(debt: Debt, listed: Goods | null): Goods {
  return {
    product_id: debt.product_id,
    name: listed?.name ?? '',
    icon: listed?.icon ?? '',
    base_amount: listed?.base_amount ?? 0,
    bonus_amount: listed?.bonus_amount ?? 0,
    price: debt.amount,
    currency: debt.currency_code,
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
