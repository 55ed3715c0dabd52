import { cardExchangeType } from '@shop/contract';
import { commonNames } from './common-names';
import { changeName } from './locale-map';
import type { SeedGame, SeedGoods } from './shape';

/** A line of a price list: amount, bonus, price in major units. */
type GemLine = readonly [base: number, bonus: number, price: number];
/** Named goods: name and price in major units. */
type NamedLine = readonly [name: string, price: number];

/** How many pictures there are of each kind, from the least to the most. */
const tiers = { gems: 6, pass: 2, pack: 3 };

function iconOf(kind: keyof typeof tiers, index: number, count: number): string {
  const tier = count <= 1 ? 1 : 1 + Math.round((index * (tiers[kind] - 1)) / (count - 1));
  return `${kind}-${String(tier)}`;
}

/** Creates goods for in-game currency. `unit` is its name, `typeName` the tab. */
export function gems(unit: string, typeName: string, lines: readonly GemLine[]): SeedGoods[] {
  return lines.map(([base, bonus, price], index) => ({
    id: `gems-${String(base)}`,
    name: changeName(unit, (text) => `${base.toLocaleString('en')} ${text}`),
    icon: iconOf('gems', index, lines.length),
    base,
    bonus,
    price,
    typeKey: 'gems',
    typeName,
    typeSort: 1,
    isSpecial: index === lines.length - 2,
    isCoupon: true,
  }));
}

function named(kind: 'pass' | 'pack', typeName: string, typeSort: number) {
  return (lines: readonly NamedLine[]): SeedGoods[] =>
    lines.map(([name, price], index) => ({
      id: `${kind}-${String(index + 1)}`,
      name,
      icon: iconOf(kind, index, lines.length),
      price,
      typeKey: kind,
      typeName,
      typeSort,
    }));
}

/** Creates passes, which last for a number of days. */
export const passes = named('pass', commonNames.passes, 2);

/** Creates packs of several items. */
export const packs = named('pack', commonNames.packs, 3);

/** Returns the same goods with other prices, for another currency. */
export function priced(goods: readonly SeedGoods[], prices: readonly number[]): SeedGoods[] {
  return goods.map((item, index) => ({ ...item, price: prices[index] ?? item.price }));
}

/** The limited goods of a game, one for each kind of limit. */
export interface LimitedOffers {
  /** Once per role. */
  readonly welcome: NamedLine;
  /** Twice in seven days per role. */
  readonly weekly: NamedLine;
  /** Three times per game account. */
  readonly collector: NamedLine;
}

/** Creates goods with purchase limits. */
export function limited(offers: LimitedOffers): SeedGoods[] {
  const tab = { typeKey: 'limited', typeName: commonNames.limited, typeSort: 4 };
  const { welcome, weekly, collector } = offers;
  return [
    {
      ...tab,
      id: 'limited-welcome',
      name: welcome[0],
      price: welcome[1],
      icon: 'limited-1',
      limit: { type: 'role', frequency: 1 },
    },
    {
      ...tab,
      id: 'limited-weekly',
      name: weekly[0],
      price: weekly[1],
      icon: 'limited-2',
      limit: { type: 'time', frequency: 2, days: 7 },
    },
    {
      ...tab,
      id: 'limited-collector',
      name: collector[0],
      price: collector[1],
      icon: 'limited-3',
      limit: { type: 'game', frequency: 3 },
    },
  ];
}

/**
 * Creates the goods that a prepaid card is exchanged for. They have no price: the value of the card
 * determines the amount.
 */
export function cardExchange(name: string): SeedGoods[] {
  return [
    {
      id: 'card-exchange',
      name,
      icon: 'card-1',
      price: 0,
      typeKey: cardExchangeType,
      typeName: commonNames.giftCards,
      typeSort: 5,
    },
  ];
}

/** Reports whether a game has goods for prepaid cards. */
export function hasCardExchange({ goods }: SeedGame): boolean {
  return goods.some(({ typeKey }) => typeKey === cardExchangeType);
}
