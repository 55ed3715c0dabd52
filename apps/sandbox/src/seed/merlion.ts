import { gems, limited, packs, passes, priced } from './goods';
import { type Region, byRegion, regionNames, scaled } from './merlion-channels';
import type { OwnGame, OwnSeed } from './seed-of';
import type { SeedGoods } from './shape';

const tidecallersGoods: readonly SeedGoods[] = [
  ...gems('Pearls', 'Pearls', [
    [60, 0, 1.28],
    [310, 20, 6.98],
    [650, 60, 13.98],
    [1300, 180, 27.98],
    [3300, 560, 68.98],
    [6600, 1300, 138.98],
  ]),
  ...passes([
    ['Harbour Pass, 30 days', 6.98],
    ['Monsoon Season Pass', 13.98],
  ]),
  ...packs([
    ['Deckhand’s Kit', 1.28],
    ['Captain’s Trove', 41.98],
  ]),
  ...limited({
    welcome: ['First Voyage Kit', 2.98],
    weekly: ['Weekly Rations', 5.98],
    collector: ['Admiral’s Hoard', 68.98],
  }),
];

type Prices = readonly number[];
const tidecallersPrices: Readonly<Record<Region, readonly [currency: string, prices: Prices]>> = {
  SG: ['SGD', []],
  MY: ['MYR', [4.9, 22.9, 44.9, 89.9, 219.9, 449.9, 22.9, 44.9, 4.9, 129.9, 8.9, 18.9, 219.9]],
  TH: ['THB', [35, 179, 349, 699, 1750, 3500, 179, 349, 35, 1050, 75, 149, 1750]],
  ID: [
    'IDR',
    [
      15_000, 79_000, 159_000, 309_000, 799_000, 1_599_000, 79_000, 159_000, 15_000, 479_000,
      29_000, 69_000, 799_000,
    ],
  ],
  VN: [
    'VND',
    [
      22_000, 119_000, 239_000, 479_000, 1_199_000, 2_399_000, 119_000, 239_000, 22_000, 719_000,
      45_000, 99_000, 1_199_000,
    ],
  ],
  PH: ['PHP', [49, 249, 499, 999, 2490, 4990, 249, 499, 49, 1490, 99, 219, 2490]],
};

const countryNames: Readonly<Record<Region, string>> = {
  SG: 'Singapore',
  MY: 'Malaysia',
  TH: 'Thailand',
  ID: 'Indonesia',
  VN: 'Vietnam',
  PH: 'Philippines',
};

function tidecallers(region: Region): OwnGame {
  const [currency, prices] = tidecallersPrices[region];
  return {
    gpId: 'tidecallers',
    slug: `tidecallers-${region.toLowerCase()}`,
    look: { shape: 'pearl', material: 'pearl', tint: '#0e7c86' },
    name: `Tidecallers ${countryNames[region]}`,
    currency,
    servers: 40,
    serverNames: ['Coral Bay', 'Lighthouse', 'Mangrove', 'Reef', 'Sandbar', 'Stormwatch'],
    goods: priced(tidecallersGoods, prices),
    channels: { [region]: scaled(byRegion[region], currency) },
  };
}

const spiceRaiders: OwnGame = {
  clientId: '520021',
  gpId: 'spice-raiders',
  look: { shape: 'doubloon', material: 'gold', tint: '#9c3d1c' },
  name: 'Spice Raiders',
  servers: 34,
  serverNames: ['Clove', 'Nutmeg', 'Cardamom', 'Saffron', 'Turmeric', 'Star Anise'],
  goods: [
    ...gems('Doubloons', 'Doubloons', [
      [100, 0, 1.48],
      [520, 30, 6.98],
      [1080, 100, 13.98],
      [2200, 260, 27.98],
      [5600, 900, 68.98],
    ]),
    ...passes([['Quartermaster’s Pass', 9.98]]),
    ...packs([
      ['Cinnamon Crate', 3.98],
      ['Sultan’s Cargo', 54.98],
    ]),
    ...limited({
      welcome: ['First Raid Satchel', 2.98],
      weekly: ['Weekly Spice Box', 5.98],
      collector: ['Treasure Fleet', 68.98],
    }),
  ],
  channels: byRegion,
};

const garuda: OwnGame = {
  clientId: '520031',
  gpId: 'garuda-rising',
  look: { shape: 'feather', material: 'gold', tint: '#137a6b' },
  name: 'Garuda Rising',
  servers: 44,
  serverNames: ['Sunwing', 'Skyhold', 'Talon', 'Zephyr', 'Highnest'],
  goods: [
    ...gems('Feathers', 'Feathers', [
      [60, 0, 1.28],
      [330, 30, 6.98],
      [690, 70, 13.98],
      [1420, 200, 27.98],
      [3650, 650, 68.98],
      [7400, 1500, 138.98],
    ]),
    ...packs([
      ['Hatchling Pack', 2.58],
      ['Golden Plumage', 34.98],
    ]),
    ...limited({
      welcome: ['First Flight Pack', 2.98],
      weekly: ['Weekly Nest Supply', 5.98],
      collector: ['Crown of the Sky', 68.98],
    }),
  ],
  channels: byRegion,
};

/** Merlion: South-East Asia. Tidecallers is one game product with a game, a currency and channels per country. */
export const merlionSeed: OwnSeed = {
  games: {
    sea: [
      {
        clientId: '520000',
        gpId: 'tidecallers',
        name: 'Tidecallers',
        games: regionNames.map(tidecallers),
      },
      spiceRaiders,
      garuda,
    ],
  },
  roleNames: ['Nakhoda', 'Mei Ling', 'Raka', 'Siti', 'Anong', 'Minh'],
};
