import type { OwnGame, OwnSeed } from './seed-of';

const legends: OwnGame = {
  look: { shape: 'note', material: 'gold' },
  name: 'Coda Legends',
  servers: 40,
  serverNames: ['Overture', 'Crescendo', 'Refrain', 'Cadence', 'Finale', 'Encore'],
  texts: {
    unit: 'Notes',
    passes: ['Melody Pass, 30 days', 'Symphony Pass'],
    packs: ['Busker’s Kit', 'Concert Crate', 'Maestro’s Vault'],
    limited: ['First Chord Pack', 'Weekly Rehearsal', 'Grand Opus'],
  },
};

function pagodaRun(region: string, country: string, currency: string): OwnGame {
  return {
    gpId: 'pagoda-run',
    look: { shape: 'leaf', material: 'jade', tint: '#8a2d3a' },
    name: `Pagoda Run ${country}`,
    currency,
    regions: [region],
    serverNames: ['Lotus', 'Banyan', 'Monsoon', 'Jasmine', 'Lantern'],
    texts: {
      unit: 'Jade Leaves',
      passes: ['Pilgrim’s Pass, 30 days'],
      packs: ['Runner’s Sandals', 'Temple Offering'],
      limited: ['First Step Pack', 'Weekly Incense', 'Thousand Pagodas'],
    },
  };
}

/** Codaverse: everything is paid through one aggregator, in dollars or in the country's currency. */
export const codaverseSeed: OwnSeed = {
  games: {
    codapay: [
      legends,
      {
        clientId: '580010',
        gpId: 'pagoda-run',
        slug: 'pagoda-run',
        name: 'Pagoda Run',
        games: [
          pagodaRun('PH', 'Philippines', 'PHP'),
          pagodaRun('ID', 'Indonesia', 'IDR'),
          pagodaRun('MY', 'Malaysia', 'MYR'),
          pagodaRun('TH', 'Thailand', 'THB'),
          pagodaRun('MMK', 'Myanmar', 'MMK'),
        ],
      },
    ],
  },
  activities: ['continue'],
  roleNames: ['Allegro', 'Thiri', 'Bayani', 'Dewi', 'Nok', 'Presto'],
};
