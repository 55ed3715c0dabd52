import { seedCurrency } from './currencies';
import { cardExchange, gems, limited, packs, passes } from './goods';
import type { SeedGoods } from './shape';

/** The names of a game's goods, each plain or a locale map in JSON. Prices follow from the currency. */
export interface GoodsTexts {
  /** Name of the in-game currency after an amount. */
  readonly unit: string;
  /** Its name alone, for the tab, in languages in which the two differ. */
  readonly unitTab?: string;
  /** At most two, the cheaper first. */
  readonly passes?: readonly string[];
  /** At most three, the cheaper first. */
  readonly packs?: readonly string[];
  /** Goods that can be bought once, twice in seven days, and three times. */
  readonly limited: readonly [welcome: string, weekly: string, collector: string];
  /** Name of the goods that a prepaid card is exchanged for, if the game accepts cards. */
  readonly cardExchange?: string;
}

/** Roughly the dollars of each amount of in-game currency, and the share that is added to it. */
const amounts = [
  [1, 0],
  [5, 0.05],
  [10, 0.1],
  [20, 0.15],
  [50, 0.2],
  [100, 0.25],
] as const;
const bonusStep = 5;

/**
 * Creates the usual goods of a game: six amounts of in-game currency, passes, packs, and one of each kind of
 * limited goods.
 *
 * @param unitsPerDollar Units of the in-game currency for roughly one US dollar.
 */
export function standardGoods(
  texts: GoodsTexts,
  currency: string,
  unitsPerDollar: number,
): readonly SeedGoods[] {
  const [one, two, five, ten, twenty, fifty, hundred] = seedCurrency(currency).prices;
  const prices = [one, five, ten, twenty, fifty, hundred];
  const [welcome, weekly, collector] = texts.limited;
  const priced = (list: readonly string[] = [], price: readonly number[]) =>
    list.map((name, index) => [name, price[index] ?? hundred] as const);
  return [
    ...gems(
      texts.unit,
      texts.unitTab ?? texts.unit,
      amounts.map(([dollars, bonus], index) => {
        const base = dollars * unitsPerDollar;
        const added = Math.round((base * bonus) / bonusStep) * bonusStep;
        return [base, added, prices[index] ?? hundred];
      }),
    ),
    ...passes(priced(texts.passes, [five, ten])),
    ...packs(priced(texts.packs, [two, twenty, hundred])),
    ...limited({
      welcome: [welcome, two],
      weekly: [weekly, five],
      collector: [collector, fifty],
    }),
    ...(texts.cardExchange === undefined ? [] : cardExchange(texts.cardExchange)),
  ];
}
