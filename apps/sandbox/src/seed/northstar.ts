import type { OwnGame, OwnSeed } from './seed-of';

const polarCommand: OwnGame = {
  look: { shape: 'chip', material: 'frost' },
  name: 'Polar Command',
  servers: 34,
  serverNames: ['Borealis', 'Halley', 'McMurdo', 'Summit', 'Vostok', 'Zackenberg'],
  texts: {
    unit: 'Credits',
    passes: ['Expedition Pass, 30 days', 'Icebreaker Season'],
    packs: ['Recruit’s Kit', 'Supply Drop', 'Command Centre'],
    limited: ['First Contact Pack', 'Weekly Airlift', 'Polar Fleet'],
  },
};

const wayfinderTexts = {
  unit: 'Cairns',
  passes: ['Trail Pass, 30 days'],
  packs: ['Pathfinder’s Pack', 'Summit Cache'],
  limited: ['First Mile Pack', 'Weekly Rations', 'Atlas of Everything'],
} as const;

const wayfinder: OwnGame = {
  slug: 'wayfinder-chronicles',
  look: { shape: 'cairn', material: 'slate' },
  serverNames: ['Compass', 'Sextant', 'Meridian', 'Latitude', 'Lodestone'],
  brandColor: '#0f766e',
  unitsPerDollar: 80,
};

const inUs = { regions: ['US'] };
const inEurope = { regions: ['DE', 'FR', 'NL'], currency: 'EUR' };

/** Northstar: the United States and Europe in an area of their own, and the rest of the world. */
export const northstarSeed: OwnSeed = {
  games: {
    useuro: [
      { ...polarCommand, ...inUs, name: 'Polar Command US' },
      {
        ...wayfinder,
        ...inUs,
        gpId: 'wayfinder-us',
        name: 'Wayfinder Chronicles US',
        texts: wayfinderTexts,
      },
      { ...polarCommand, ...inEurope, name: 'Polar Command Europe' },
    ],
    universal: [
      polarCommand,
      {
        ...wayfinder,
        gpId: 'wayfinder',
        name: 'Wayfinder Chronicles',
        texts: { ...wayfinderTexts, cardExchange: 'Redeem a gift card' },
      },
    ],
  },
  activities: ['cumulative'],
  roleNames: ['Rook', 'Halley', 'Maren', 'Scout', 'Vesper', 'Atlas'],
};
