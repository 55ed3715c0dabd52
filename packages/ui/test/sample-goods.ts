import type { GoodsTile, GoodsType } from '../src/goods-grid';
import { pictures } from './story-pictures';

/** Returns goods for a story: 300 gems with a bonus. */
export function sampleGoods(id: string, changes: Partial<GoodsTile> = {}): GoodsTile {
  return {
    id,
    name: `Goods ${id}`,
    icon: pictures.gems,
    base: '300',
    bonus: '+30',
    price: '$4.99',
    badge: null,
    note: null,
    disabledReason: null,
    ...changes,
  };
}

/** Returns a type of goods. */
export function sampleType(key: string, goods: readonly GoodsTile[]): GoodsType {
  return { key, name: `Type ${key}`, goods };
}
