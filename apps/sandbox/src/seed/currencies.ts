/** What a seed needs to know about a currency, in major units. */
export interface SeedCurrency {
  /** VIP growth points for one unit: roughly one for each tenth of a US dollar. */
  readonly pointsPerUnit: number;
  /** The amounts that the rewards of an activity need: roughly 5, 20, 50 and 100 US dollars. */
  readonly rewardAmounts: readonly number[];
  /** Prices as shops print them, for roughly 1, 2, 5, 10, 20, 50 and 100 US dollars. */
  readonly prices: Prices;
}

/** One price for each of seven steps. */
export type Prices = readonly [number, number, number, number, number, number, number];

function currency(pointsPerUnit: number, rewardAmounts: readonly number[], prices: Prices) {
  return { pointsPerUnit, rewardAmounts, prices };
}

const dollar = currency(10, [5, 20, 50, 100], [0.99, 1.99, 4.99, 9.99, 19.99, 49.99, 99.99]);

/** The currencies of the seed, one line each. */
const currencies: Readonly<Record<string, SeedCurrency>> = {
  USD: dollar,
  AED: currency(2.7, [18, 75, 180, 370], [3.69, 7.29, 18.49, 36.99, 73.99, 184.99, 369.99]),
  CNY: currency(1.4, [30, 128, 328, 648], [6, 12, 30, 68, 128, 328, 648]),
  EUR: currency(10, [5, 20, 50, 100], [0.99, 2.29, 4.99, 9.99, 21.99, 54.99, 109.99]),
  HKD: currency(1.3, [38, 158, 398, 788], [8, 15, 38, 78, 158, 398, 788]),
  IDR: currency(
    0.0007,
    [80_000, 300_000, 800_000, 1_600_000],
    [15_000, 29_000, 79_000, 159_000, 309_000, 799_000, 1_599_000],
  ),
  JPY: currency(0.07, [800, 3_200, 8_000, 16_000], [160, 320, 800, 1_600, 3_200, 8_000, 16_000]),
  KRW: currency(
    0.008,
    [6_000, 25_000, 60_000, 120_000],
    [1_200, 2_500, 5_900, 12_000, 25_000, 65_000, 119_000],
  ),
  MMK: currency(
    0.005,
    [10_500, 42_000, 105_000, 210_000],
    [2_100, 4_200, 10_500, 21_000, 42_000, 105_000, 210_000],
  ),
  MYR: currency(2.4, [20, 90, 220, 450], [4.9, 8.9, 22.9, 44.9, 89.9, 219.9, 449.9]),
  PHP: currency(0.18, [250, 1_000, 2_500, 5_000], [49, 99, 249, 499, 999, 2_490, 4_990]),
  RUB: currency(0.11, [450, 1_800, 4_500, 9_000], [89, 179, 449, 899, 1_790, 4_490, 8_990]),
  SGD: currency(8, [7, 28, 70, 140], [1.28, 2.98, 6.98, 13.98, 27.98, 68.98, 138.98]),
  THB: currency(0.3, [180, 700, 1_750, 3_500], [35, 75, 179, 349, 699, 1_750, 3_500]),
  TRY: currency(
    0.25,
    [200, 800, 2_000, 4_000],
    [39.99, 79.99, 199.99, 399.99, 799.99, 1_999.99, 3_999.99],
  ),
  TWD: currency(0.3, [150, 600, 1_500, 3_000], [33, 60, 170, 330, 670, 1_690, 3_290]),
  VND: currency(
    0.0004,
    [120_000, 480_000, 1_200_000, 2_400_000],
    [22_000, 45_000, 119_000, 239_000, 479_000, 1_199_000, 2_399_000],
  ),
};

/** Returns what the seed knows about a currency; one without a line has the numbers of US dollars. */
export function seedCurrency(code: string): SeedCurrency {
  return Object.hasOwn(currencies, code) ? (currencies[code] ?? dollar) : dollar;
}
