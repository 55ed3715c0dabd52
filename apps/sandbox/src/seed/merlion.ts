import { gems, packs, passes, priced } from './goods';
import { limited } from './limits';
import type { SeedBrand, SeedChannel, SeedGame, SeedGoods } from './shape';

/** What a price of 1 SGD comes to, roundly; limits of channels are written in SGD and scaled by it. */
const scale: Readonly<Record<string, number>> = {
  SGD: 1,
  MYR: 3,
  THB: 25,
  IDR: 10_000,
  VND: 20_000,
  PHP: 40,
};

const regionNames = ['SG', 'MY', 'TH', 'ID', 'VN', 'PH'] as const;
type Region = (typeof regionNames)[number];

const card: SeedChannel = {
  paywayId: '11702',
  channelId: 'CARD',
  name: 'Credit or debit card',
  icon: 'channels/card',
  sort: 20,
  min: 1,
  openCoupon: true,
};
const razerGold: SeedChannel = {
  paywayId: '10103',
  channelId: '605',
  name: 'Razer Gold',
  icon: 'channels/razer',
  sort: 30,
};
const airwallex: SeedChannel = {
  paywayId: '12001',
  name: 'Airwallex',
  icon: 'channels/airwallex',
  sort: 60,
};
const welcomePay: SeedChannel = {
  paywayId: '11801',
  name: 'Welcome Pay',
  icon: 'channels/welcome-pay',
  sort: 65,
  max: 100,
};
const alipay: readonly SeedChannel[] = [
  {
    paywayId: '11601',
    channelId: 'ALIPAY_CN',
    name: 'Alipay+',
    icon: 'channels/alipay',
    sort: 70,
  },
  {
    paywayId: '11602',
    channelId: 'CARD',
    name: 'Card by Alipay+',
    icon: 'channels/card',
    sort: 75,
    min: 5,
  },
];
const platform: SeedChannel = {
  paywayId: '10801',
  name: 'Merlion wallet',
  icon: 'channels/platform',
  sort: 90,
  max: 30,
};

function banks(...methods: readonly (readonly [id: string, name: string])[]): SeedChannel {
  return {
    paywayId: '10101',
    name: 'Online banking',
    icon: 'channels/bank',
    sort: 40,
    subChannels: methods.map(([channelId, name]) => ({
      channelId,
      name,
      icon: 'channels/bank',
      min: 5,
    })),
  };
}

function wallets(
  sort: number,
  ...methods: readonly (readonly [id: string, name: string])[]
): SeedChannel {
  return {
    paywayId: '11501',
    name: 'E-wallets',
    icon: 'channels/payermax',
    sort,
    openCoupon: true,
    subChannels: methods.map(([channelId, name]) => ({
      channelId,
      name,
      icon: `channels/${channelId.toLowerCase()}`,
      max: 200,
    })),
  };
}

const byRegion: Readonly<Record<Region, readonly SeedChannel[]>> = {
  SG: [
    wallets(10, ['GRABPAY', 'GrabPay'], ['PAYNOW', 'PayNow']),
    card,
    razerGold,
    airwallex,
    ...alipay,
    platform,
  ],
  MY: [
    wallets(10, ['TNG', 'Touch ’n Go'], ['BOOST', 'Boost']),
    banks(['91', 'Maybank2u'], ['92', 'CIMB Clicks'], ['93', 'RHB Now']),
    card,
    razerGold,
  ],
  TH: [
    {
      paywayId: '10104',
      channelId: '143',
      name: 'TrueMoney Wallet',
      icon: 'channels/truewallet',
      sort: 10,
      max: 150,
    },
    {
      paywayId: '10102',
      channelId: '142',
      name: 'Rabbit LINE Pay',
      icon: 'channels/linepay',
      sort: 15,
    },
    card,
    razerGold,
    airwallex,
    welcomePay,
  ],
  ID: [
    wallets(10, ['DANA', 'DANA'], ['OVO', 'OVO'], ['QRIS', 'QRIS']),
    {
      paywayId: '10401',
      channelId: '3',
      name: 'Pulsa',
      icon: 'channels/codapay',
      sort: 25,
      max: 20,
    },
    card,
  ],
  VN: [
    wallets(10, ['MOMO', 'MoMo'], ['ZALOPAY', 'ZaloPay']),
    banks(['128', 'Vietcombank'], ['129', 'Techcombank']),
    card,
  ],
  PH: [
    wallets(10, ['GCASH', 'GCash'], ['MAYA', 'Maya']),
    {
      paywayId: '10401',
      channelId: '5',
      name: 'Load',
      icon: 'channels/codapay',
      sort: 25,
      max: 15,
    },
    card,
    razerGold,
    welcomePay,
  ],
};

function scaled(channels: readonly SeedChannel[], currency: string): SeedChannel[] {
  const factor = scale[currency] ?? 1;
  const limits = (item: { readonly min?: number; readonly max?: number }) => ({
    min: (item.min ?? 0) * factor,
    max: (item.max ?? 0) * factor,
  });
  return channels.map((channel) => ({
    ...channel,
    ...limits(channel),
    ...(channel.subChannels && {
      subChannels: channel.subChannels.map((sub) => ({ ...sub, ...limits(sub) })),
    }),
  }));
}

const tidecallersGoods: readonly SeedGoods[] = [
  ...gems('Pearls', 'Pearls', [
    [60, 0, 1.28],
    [310, 20, 6.98],
    [650, 60, 13.98],
    [1300, 180, 27.98],
    [3300, 560, 68.98],
    [6600, 1300, 138.98],
  ]),
  ...passes('Passes', [
    ['Harbour Pass, 30 days', 6.98],
    ['Monsoon Season Pass', 13.98],
  ]),
  ...packs('Packs', [
    ['Deckhand’s Kit', 1.28],
    ['Captain’s Trove', 41.98],
  ]),
  ...limited('Limited', {
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

function tidecallers(region: Region, index: number): SeedGame {
  const [currency, prices] = tidecallersPrices[region];
  return {
    clientId: String(520_001 + index),
    gpId: 'tidecallers',
    slug: `tidecallers-${region.toLowerCase()}`,
    name: `Tidecallers ${countryNames[region]}`,
    currency,
    servers: 40,
    serverNames: ['Coral Bay', 'Lighthouse', 'Mangrove', 'Reef', 'Sandbar', 'Stormwatch'],
    goods: priced(tidecallersGoods, prices),
    channels: { [region]: scaled(byRegion[region], currency) },
  };
}

const spiceRaiders: SeedGame = {
  clientId: '520021',
  gpId: 'spice-raiders',
  slug: 'spice-raiders',
  name: 'Spice Raiders',
  currency: 'SGD',
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
    ...passes('Passes', [['Quartermaster’s Pass', 9.98]]),
    ...packs('Packs', [
      ['Cinnamon Crate', 3.98],
      ['Sultan’s Cargo', 54.98],
    ]),
    ...limited('Limited', {
      welcome: ['First Raid Satchel', 2.98],
      weekly: ['Weekly Spice Box', 5.98],
      collector: ['Treasure Fleet', 68.98],
    }),
  ],
  channels: byRegion,
};

const garuda: SeedGame = {
  clientId: '520031',
  gpId: 'garuda-rising',
  slug: 'garuda-rising',
  name: 'Garuda Rising',
  currency: 'SGD',
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
    ...packs('Packs', [
      ['Hatchling Pack', 2.58],
      ['Golden Plumage', 34.98],
    ]),
    ...limited('Limited', {
      welcome: ['First Flight Pack', 2.98],
      weekly: ['Weekly Nest Supply', 5.98],
      collector: ['Crown of the Sky', 68.98],
    }),
  ],
  channels: byRegion,
};

/** Merlion: South-East Asia. Tidecallers is one game product with a game, a currency and channels per country. */
export const merlionSeed: SeedBrand = {
  brand: 'merlion',
  domainArea: 'sea',
  entries: [
    {
      clientId: '520000',
      gpId: 'tidecallers',
      slug: 'tidecallers',
      name: 'Tidecallers',
      currency: 'SGD',
      games: regionNames.map(tidecallers),
    },
    spiceRaiders,
    garuda,
  ],
  activities: ['cumulative', 'continue'],
  roleNames: ['Nakhoda', 'Mei Ling', 'Raka', 'Siti', 'Anong', 'Minh'],
};
