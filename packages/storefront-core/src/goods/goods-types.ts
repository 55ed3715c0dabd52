import { type Goods, cardExchangeType } from '@shop/contract';
import { type TranslateCritical, formatMoney, formatNumber } from '@shop/i18n';
import type { ShownGoods } from './last-goods';
import type { LimitNotes } from './limit-notes-slice';

/** What a tile shows of goods, and what their order follows from. */
export type TileGoods = Pick<
  Goods,
  | ('product_id' | 'name' | 'icon' | 'base_amount' | 'bonus_amount' | 'price' | 'currency')
  | ('type_key' | 'type_name' | 'type_sort' | 'goods_sort' | 'is_limit' | 'is_special')
>;

/** Goods as their tile shows them. */
type GoodsTile = ShownGoods & { readonly id: string };

/** A type of goods, with its goods in order. */
export interface GoodsType {
  readonly key: string;
  readonly name: string;
  readonly goods: readonly GoodsTile[];
}

/** For whom the texts of a tile are. */
export interface GoodsReader {
  /** Their language, a BCP 47 tag. */
  readonly code: string;
  readonly translate: TranslateCritical;
}

function tile(goods: TileGoods, { code, translate }: GoodsReader, limits: LimitNotes): GoodsTile {
  const base = goods.base_amount;
  const bonus = goods.bonus_amount;
  return {
    id: goods.product_id,
    // The amount stands beside it, so only the unit is left of "300 Starlight".
    name: base > 0 ? goods.name.replace(/^[\d.,\s]+/, '') : goods.name,
    icon: goods.icon,
    base: base > 0 ? formatNumber(base) : null,
    bonus: bonus > 0 ? translate('goods.bonus', { number: formatNumber(bonus) }) : null,
    // Goods that a prepaid card is exchanged for have no price (spec §2).
    price:
      goods.type_key === cardExchangeType ? null : formatMoney(goods.price, goods.currency, code),
    badge: goods.is_special ? translate('goods.special') : null,
    // A line from the start, so that nothing moves when the limit is known.
    note: goods.is_limit ? translate('goods.limited') : null,
    disabledReason: null,
    ...limits[goods.product_id],
  };
}

function bySort(a: TileGoods, b: TileGoods): number {
  return a.type_sort - b.type_sort || a.goods_sort - b.goods_sort;
}

/**
 * Groups goods by type, both sorted as the back end says (spec §3: typeSort, goodsSort). Goods with a
 * note in `limits` say it.
 */
export function goodsTypes(
  goods: readonly TileGoods[],
  reader: GoodsReader,
  limits: LimitNotes = {},
): readonly GoodsType[] {
  const types = new Map<string, { key: string; name: string; goods: GoodsTile[] }>();
  for (const one of [...goods].sort(bySort)) {
    const type = types.get(one.type_key) ?? { key: one.type_key, name: one.type_name, goods: [] };
    type.goods.push(tile(one, reader, limits));
    types.set(type.key, type);
  }
  return [...types.values()];
}
