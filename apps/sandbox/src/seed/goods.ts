import type { SeedGoods } from './shape';

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
