import { type Goods, cardExchangeType } from '@shop/contract';
import type { GoodsTile, GoodsType } from '@shop/ui/goods-grid';
import type { LimitNotes } from './limit-notes-slice';

/** Formats the texts of a tile in the player's language. */
export interface GoodsText {
  readonly money: (amount: number, currency: string) => string;
  readonly number: (amount: number) => string;
  readonly bonus: (amount: string) => string;
  readonly special: string;
  readonly limited: string;
}

function tile(goods: Goods, words: GoodsText, limits: LimitNotes): GoodsTile {
  const base = goods.base_amount;
  const bonus = goods.bonus_amount;
  return {
    id: goods.product_id,
    // Beside the amount only the unit is left of "300 Starlight": a number is said once.
    name: base > 0 ? goods.name.replace(/^[\d.,\s]+/, '') : goods.name,
    icon: goods.icon,
    base: base > 0 ? words.number(base) : null,
    bonus: bonus > 0 ? words.bonus(words.number(bonus)) : null,
    // Goods that a prepaid card is exchanged for have no price (spec §2).
    price: goods.type_key === cardExchangeType ? null : words.money(goods.price, goods.currency),
    badge: goods.is_special ? words.special : null,
    // A line from the start, so that nothing moves when the limit is known.
    note: goods.is_limit ? words.limited : null,
    disabledReason: null,
    ...limits[goods.product_id],
  };
}

function bySort(a: Goods, b: Goods): number {
  return a.type_sort - b.type_sort || a.goods_sort - b.goods_sort;
}

/**
 * Groups goods by type, both sorted as the back end says (spec §3: typeSort, goodsSort). Goods with a
 * note in `limits` say it.
 */
export function goodsTypes(
  goods: readonly Goods[],
  words: GoodsText,
  limits: LimitNotes = {},
): readonly GoodsType[] {
  const types = new Map<string, { key: string; name: string; goods: GoodsTile[] }>();
  for (const one of [...goods].sort(bySort)) {
    const type = types.get(one.type_key) ?? { key: one.type_key, name: one.type_name, goods: [] };
    type.goods.push(tile(one, words, limits));
    types.set(type.key, type);
  }
  return [...types.values()];
}
