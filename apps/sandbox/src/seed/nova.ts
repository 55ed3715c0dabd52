import { cardExchange, gems, limited, packs, passes } from './goods';
import { novaChannels } from './nova-channels';
import type { OwnGame, OwnSeed } from './seed-of';
import type { SeedChannel } from './shape';

const starfall: OwnGame = {
  slug: 'starfall-odyssey',
  look: { shape: 'star', material: 'gold', tint: '#5b4bff' },
  name: 'Starfall Odyssey',
  servers: 48,
  serverNames: ['Vega', 'Altair', 'Rigel', 'Mira', 'Capella', 'Deneb', 'Antares', 'Sirius'],
  areas: [
    { areaId: 'am', name: 'Americas' },
    { areaId: 'eu', name: 'Europe' },
    { areaId: 'ap', name: 'Asia Pacific' },
  ],
  goods: [
    ...gems('Starlight', 'Starlight', [
      [60, 0, 0.99],
      [300, 20, 4.99],
      [680, 60, 9.99],
      [1280, 160, 19.99],
      [3280, 520, 49.99],
      [6480, 1280, 99.99],
    ]),
    ...passes([
      ['Voyager Pass, 30 days', 4.99],
      ['Captain’s Log, one season', 9.99],
    ]),
    ...packs([
      ['Cadet Starter Pack', 0.99],
      ['Nebula Supply Crate', 14.99],
      ['Flagship Chest', 79.99],
    ]),
    ...limited({
      welcome: ['First Light Pack', 1.99],
      weekly: ['Weekly Orbit Supply', 3.99],
      collector: ['Constellation Vault', 59.99],
    }),
  ],
  channels: novaChannels,
};

const emberGoods = [
  ...gems('Rubies', 'Rubies', [
    [80, 0, 0.99],
    [420, 30, 4.99],
    [880, 90, 9.99],
    [1800, 240, 19.99],
    [4600, 800, 49.99],
    [9400, 2000, 99.99],
  ]),
  ...packs([
    ['Squire’s Bundle', 2.99],
    ['Dragonfire Chest', 24.99],
  ]),
  ...limited({
    welcome: ['Oath of Embers', 1.99],
    weekly: ['Weekly War Chest', 4.99],
    collector: ['Crown of Ashes', 69.99],
  }),
];

const reborn: OwnGame = {
  gpId: 'ember-reborn',
  slug: 'ember-kingdoms-reborn',
  look: { shape: 'gem', material: 'ruby', tint: '#6b1d2a' },
  name: 'Ember Kingdoms: Reborn',
  servers: 36,
  serverNames: [
    'Ashen Keep',
    'Cinder Vale',
    'Drakemoor',
    'Emberfall',
    'Pyre Harbour',
    'Smoulder Pass',
  ],
  goods: emberGoods,
  channels: novaChannels,
};

const tactics: OwnGame = {
  gpId: 'ember-tactics',
  slug: 'ember-kingdoms-tactics',
  look: { shape: 'gem', material: 'ruby', tint: '#3b3f4f' },
  name: 'Ember Kingdoms: Tactics',
  servers: 30,
  serverNames: ['Rook', 'Bishop', 'Knight', 'Castle', 'Crown'],
  brandColor: '#b3261e',
  languages: ['en', 'de', 'fr'],
  goods: emberGoods,
  channels: novaChannels,
};

const manyChannels: readonly SeedChannel[] = Array.from({ length: 300 }, (_, index) => ({
  paywayId: '12101',
  channelId: String(2001 + index),
  name: `Local method ${String(index + 1)}`,
  icon: 'channels/xsolla',
  sort: 100 + index,
  productId: 'pack-3',
}));

const neon: OwnGame = {
  clientId: '510021',
  gpId: 'neon-drift',
  look: { shape: 'bolt', material: 'neon', tint: '#3a1d8f' },
  name: 'Neon Drift',
  servers: 5000,
  serverNames: ['Shibuya', 'Downtown', 'Harbour Loop', 'Skyline', 'Tunnel', 'Midnight', 'Overpass'],
  goods: [
    ...gems('Volts', 'Volts', [
      [100, 0, 1.99],
      [550, 50, 9.99],
      [1150, 150, 19.99],
      [3000, 500, 49.99],
      [6300, 1200, 99.99],
    ]),
    ...passes([
      ['Street Pass, 30 days', 5.99],
      ['Night Crew Pass', 11.99],
    ]),
    ...packs([
      ['Garage Opener', 0.99],
      ['Turbo Kit', 12.99],
      ['Collector’s Coupé', 39.99],
    ]),
    ...limited({
      welcome: ['First Ignition', 1.99],
      weekly: ['Weekly Tune-up', 4.99],
      collector: ['Midnight Convoy', 79.99],
    }),
  ],
  channels: {
    ...novaChannels,
    GLOBAL: [...(novaChannels['GLOBAL'] ?? []), ...manyChannels],
  },
};

const moonlit: OwnGame = {
  clientId: '510031',
  gpId: 'moonlit-garden',
  look: { shape: 'drop', material: 'frost', tint: '#7a5cd6' },
  name: 'Moonlit Garden',
  servers: 32,
  serverNames: ['Lily', 'Fern', 'Willow', 'Clover', 'Foxglove', 'Lantern'],
  brandColor: '#7a5cd6',
  languages: ['en', 'ja', 'zh-TW', 'tlh'],
  goods: [
    ...gems('Dewdrops', 'Dewdrops', [
      [50, 0, 0.99],
      [260, 15, 4.99],
      [540, 45, 9.99],
      [1120, 130, 19.99],
      [2900, 420, 49.99],
    ]),
    ...passes([
      ['Gardener’s Week', 1.99],
      ['Gardener’s Month', 5.99],
    ]),
    ...packs([
      ['Seedling Basket', 2.99],
      ['Greenhouse Bundle', 17.99],
    ]),
    ...limited({
      welcome: ['First Bloom Basket', 0.99],
      weekly: ['Weekly Watering Can', 2.99],
      collector: ['Moonlight Arboretum', 39.99],
    }),
    ...cardExchange('Redeem a gift card'),
  ],
  channels: novaChannels,
};

/** Nova: worldwide, in US dollars. Neon Drift is the large one: 5,000 servers, and goods with 300 channels. */
export const novaSeed: OwnSeed = {
  games: {
    universal: [
      starfall,
      {
        clientId: '510010',
        gpId: 'ember-kingdoms',
        name: 'Ember Kingdoms',
        games: [reborn, tactics],
      },
      neon,
      moonlit,
    ],
  },
  roleNames: ['Aurelia', 'Kestrel', 'Orion', 'Wren', 'Sable', 'Juno'],
};
