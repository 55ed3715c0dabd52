import type { SeedGoods } from './shape';

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
