import { selectLimitNotes } from '@shop/storefront-core/goods';
import { type Repeatable, purchaseToRepeat } from '@shop/storefront-core/orders';
import { selectSelection } from '@shop/storefront-core/selection';
import { useOrders } from '../orders';
import { useShopSelector } from '../store';
import { useRequestedGoods } from './use-goods';

/** Returns the player's latest purchase for the chosen character, if it can be made once more; null otherwise. */
export function useRepeatable(): Repeatable | null {
  const orders = useOrders();
  const selection = useShopSelector(selectSelection);
  const limits = useShopSelector(selectLimitNotes);
  const goods = useRequestedGoods().data?.goods;
  return purchaseToRepeat(orders, { selection, goods, limits });
}
