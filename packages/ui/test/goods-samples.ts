import type { GoodsTile, GoodsType } from '../src/goods-grid';
import { pictures } from './story-pictures';

const packs: Readonly<Record<string, Partial<GoodsTile>>> = {
  60: { base: '60', bonus: null, price: '$0.99' },
  980: { base: '980', bonus: '+110', price: '$14.99' },
};

/** Returns goods for a story: 300 crystals with a bonus, unless the id is another amount. */
export function sampleGoods(id: string, changes: Partial<GoodsTile> = {}): GoodsTile {
  return {
    id,
    name: 'Star Crystals',
    icon: pictures.gems,
    base: '300',
    bonus: '+30',
    price: '$4.99',
    badge: null,
    note: null,
    disabledReason: null,
    ...packs[id],
    ...changes,
  };
}

const typeNames: Readonly<Record<string, string>> = {
  gems: 'Star Crystals',
  passes: 'Passes',
  cards: 'Card exchange',
};

/** Returns a type of goods. */
export function sampleType(key: string, goods: readonly GoodsTile[]): GoodsType {
  return { key, name: typeNames[key] ?? 'Event offers', goods };
}
