import type { OwnSeed } from './seed-of';

/** Ember: worldwide. Hearthfire credits goods to characters that are online only. */
export const emberSeed: OwnSeed = {
  games: {
    universal: [
      {
        slug: 'hearthfire-online',
        look: { shape: 'flame', material: 'amber' },
        name: 'Hearthfire Online',
        servers: 36,
        serverNames: ['Kindling', 'Bonfire', 'Furnace', 'Wildfire', 'Lantern', 'Smoulder'],
        texts: {
          unit: 'Sparks',
          passes: ['Hearth Pass, 30 days', 'Bonfire Season'],
          packs: ['Camper’s Kit', 'Firekeeper’s Chest', 'Phoenix Clutch'],
          limited: ['First Flame Pack', 'Weekly Tinder', 'Eternal Ember'],
        },
      },
      {
        gpId: 'cinder-tactics',
        look: { shape: 'shard', material: 'obsidian' },
        name: 'Cinder Tactics',
        serverNames: ['Ashfield', 'Basalt', 'Caldera', 'Obsidian', 'Pumice'],
        brandColor: '#374151',
        unitsPerDollar: 80,
        texts: {
          unit: 'Shards',
          passes: ['Strategist’s Pass, 30 days'],
          packs: ['Squad Bundle', 'Volcano Fortress'],
          limited: ['First Move Pack', 'Weekly Orders', 'Grandmaster’s Board'],
        },
      },
    ],
  },
  roleNames: ['Cinder', 'Asha', 'Brand', 'Smoke', 'Tindra', 'Kael'],
};
