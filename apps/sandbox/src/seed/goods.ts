import { cardExchangeType } from '@shop/contract';
import type { SeedGame, SeedGoods } from './shape';

/** One line of a price list: what is given, what comes on top, what it costs in major units. */
type GemLine = readonly [base: number, bonus: number, price: number];
/** One line of named goods: what it is called and what it costs in major units. */
type NamedLine = readonly [name: string, price: number];

const tiers = 6;

function iconOf(kind: string, index: number, count: number): string {
  const tier = count <= 1 ? 1 : 1 + Math.round((index * (tiers - 1)) / (count - 1));
  return `goods/${kind}-${String(tier)}`;
}

/** In-game currency in growing amounts. `unit` is its name, `typeName` the tab it stands under. */
export function gems(unit: string, typeName: string, lines: readonly GemLine[]): SeedGoods[] {
  return lines.map(([base, bonus, price], index) => ({
    id: `gems-${String(base)}`,
    name: `${base.toLocaleString('en')} ${unit}`,
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

function named(kind: 'pass' | 'pack', typeSort: number) {
  return (typeName: string, lines: readonly NamedLine[]): SeedGoods[] =>
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

/** Passes: something for a number of days. */
export const passes = named('pass', 2);

/** Packs: several things at once. */
export const packs = named('pack', 3);

/** The same goods at other prices, for a country with a currency of its own. */
export function priced(goods: readonly SeedGoods[], prices: readonly number[]): SeedGoods[] {
  return goods.map((item, index) => ({ ...item, price: prices[index] ?? item.price }));
}

/** What something is called and what it costs in major units. */
type NamedPrice = readonly [name: string, price: number];

/** The limited goods of a game, one for each way to count. */
export interface LimitedOffers {
  /** Once for each role. */
  readonly welcome: NamedPrice;
  /** Twice in seven days for each role. */
  readonly weekly: NamedPrice;
  /** Three times for the whole game account. */
  readonly collector: NamedPrice;
}

/** Goods of which one may not buy as many as one likes. `typeName` is the tab they stand under. */
export function limited(typeName: string, offers: LimitedOffers): SeedGoods[] {
  const tab = { typeKey: 'limited', typeName, typeSort: 4 };
  const { welcome, weekly, collector } = offers;
  return [
    {
      ...tab,
      id: 'limited-welcome',
      name: welcome[0],
      price: welcome[1],
      icon: 'goods/pack-2',
      limit: { type: 'role', frequency: 1 },
    },
    {
      ...tab,
      id: 'limited-weekly',
      name: weekly[0],
      price: weekly[1],
      icon: 'goods/pass-3',
      limit: { type: 'time', frequency: 2, days: 7 },
    },
    {
      ...tab,
      id: 'limited-collector',
      name: collector[0],
      price: collector[1],
      icon: 'goods/pack-5',
      limit: { type: 'game', frequency: 3 },
    },
  ];
}

/**
 * The goods that a prepaid card is exchanged for. They have no price: the card's worth says what is
 * given for it. `typeName` is the tab they stand under.
 */
export function cardExchange(typeName: string, name: string): SeedGoods[] {
  return [
    {
      id: 'card-exchange',
      name,
      icon: 'goods/card-exchange',
      price: 0,
      typeKey: cardExchangeType,
      typeName,
      typeSort: 5,
    },
  ];
}

/** Whether a game has such goods. */
export function hasCardExchange({ goods }: SeedGame): boolean {
  return goods.some(({ typeKey }) => typeKey === cardExchangeType);
}
