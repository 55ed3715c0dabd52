import { type MethodName, offered } from './methods';
import type { SeedBrand, SeedGame } from './shape';
import { standardGame } from './standard-game';

const legends = standardGame({
  clientId: '580001',
  gpId: 'coda-legends',
  slug: 'coda-legends',
  look: { shape: 'note', material: 'gold', tint: '#9226c9' },
  name: 'Coda Legends',
  currency: 'USD',
  servers: 40,
  serverNames: ['Overture', 'Crescendo', 'Refrain', 'Cadence', 'Finale', 'Encore'],
  texts: {
    unit: 'Notes',
    passes: ['Melody Pass, 30 days', 'Symphony Pass'],
    packs: ['Busker’s Kit', 'Concert Crate', 'Maestro’s Vault'],
    limited: ['First Chord Pack', 'Weekly Rehearsal', 'Grand Opus'],
  },
  channels: {
    PH: offered('USD', 'load', 'codaWallet', 'codaBank', 'platform'),
    MY: offered('USD', 'codaCarrier', 'codaBank', 'platform'),
    SG: offered('USD', 'codaCarrier', 'codaBank'),
    ID: offered('USD', 'pulsa', 'codaWallet', 'codaBank'),
    TH: offered('USD', 'codaCarrier', 'codaWallet'),
    VN: offered('USD', 'codaCarrier', 'codaBank'),
    IN: offered('USD', 'codaUpi', 'codaBank'),
    MMK: offered('USD', 'wavePay', 'kbzPay', 'codaCarrier'),
  },
});

/** Region, its name, currency and methods; the place in the list is part of the `client_id`. */
const countries: readonly (readonly [
  region: string,
  name: string,
  currency: string,
  methods: readonly MethodName[],
])[] = [
  ['PH', 'Philippines', 'PHP', ['load', 'codaWallet']],
  ['ID', 'Indonesia', 'IDR', ['pulsa', 'codaWallet', 'codaBank']],
  ['MY', 'Malaysia', 'MYR', ['codaCarrier', 'codaBank']],
  ['TH', 'Thailand', 'THB', ['codaCarrier', 'codaWallet']],
  ['MMK', 'Myanmar', 'MMK', ['wavePay', 'kbzPay']],
];

const pagodaRun = countries.map(([region, country, currency, methods], index): SeedGame =>
  standardGame({
    clientId: String(580_011 + index),
    gpId: 'pagoda-run',
    slug: 'pagoda-run',
    look: { shape: 'leaf', material: 'jade', tint: '#8a2d3a' },
    name: `Pagoda Run ${country}`,
    currency,
    serverNames: ['Lotus', 'Banyan', 'Monsoon', 'Jasmine', 'Lantern'],
    texts: {
      unit: 'Jade Leaves',
      passes: ['Pilgrim’s Pass, 30 days'],
      packs: ['Runner’s Sandals', 'Temple Offering'],
      limited: ['First Step Pack', 'Weekly Incense', 'Thousand Pagodas'],
    },
    channels: { [region]: offered(currency, ...methods) },
  }),
);

/** Codaverse: everything is paid through one aggregator, in dollars or in the country's currency. */
export const codaverseSeed: SeedBrand = {
  brand: 'codaverse',
  areas: [
    {
      domainArea: 'codapay',
      entries: [
        legends,
        {
          clientId: '580010',
          gpId: 'pagoda-run',
          slug: 'pagoda-run',
          name: 'Pagoda Run',
          currency: 'USD',
          games: pagodaRun,
        },
      ],
    },
  ],
  activities: ['continue'],
  roleNames: ['Allegro', 'Thiri', 'Bayani', 'Dewi', 'Nok', 'Presto'],
};
