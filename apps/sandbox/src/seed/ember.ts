import { offered } from './methods';
import type { SeedBrand } from './shape';
import { standardGame } from './standard-game';

const channels = {
  GLOBAL: offered('USD', 'card', 'paypal', 'applePay', 'xsolla', 'travellet'),
  US: offered('USD', 'card', 'paypal', 'applePay'),
  DE: offered('USD', 'paypal', 'klarna', 'card'),
  FR: offered('USD', 'card', 'paypal'),
};

const hearthfire = standardGame({
  clientId: '650001',
  gpId: 'hearthfire',
  slug: 'hearthfire-online',
  look: { shape: 'flame', material: 'amber', tint: '#8f2d12' },
  name: 'Hearthfire Online',
  currency: 'USD',
  servers: 36,
  serverNames: ['Kindling', 'Bonfire', 'Furnace', 'Wildfire', 'Lantern', 'Smoulder'],
  texts: {
    unit: 'Sparks',
    passes: ['Hearth Pass, 30 days', 'Bonfire Season'],
    packs: ['Camper’s Kit', 'Firekeeper’s Chest', 'Phoenix Clutch'],
    limited: ['First Flame Pack', 'Weekly Tinder', 'Eternal Ember'],
  },
  channels,
});

const cinder = standardGame({
  clientId: '650002',
  gpId: 'cinder-tactics',
  slug: 'cinder-tactics',
  look: { shape: 'shard', material: 'obsidian', tint: '#374151' },
  name: 'Cinder Tactics',
  currency: 'USD',
  serverNames: ['Ashfield', 'Basalt', 'Caldera', 'Obsidian', 'Pumice'],
  brandColor: '#374151',
  unitsPerDollar: 80,
  texts: {
    unit: 'Shards',
    passes: ['Strategist’s Pass, 30 days'],
    packs: ['Squad Bundle', 'Volcano Fortress'],
    limited: ['First Move Pack', 'Weekly Orders', 'Grandmaster’s Board'],
  },
  channels,
});

/** Ember: worldwide. Hearthfire credits goods to characters that are online only. */
export const emberSeed: SeedBrand = {
  brand: 'ember',
  areas: [{ domainArea: 'universal', entries: [hearthfire, cinder] }],
  activities: ['cumulative', 'continue'],
  roleNames: ['Cinder', 'Asha', 'Brand', 'Smoke', 'Tindra', 'Kael'],
};
