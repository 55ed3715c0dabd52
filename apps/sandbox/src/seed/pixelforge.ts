import { offered } from './methods';
import type { SeedBrand, SeedGame } from './shape';
import { standardGame } from './standard-game';

type Channels = SeedGame['channels'];

function dungeoneers(clientId: string, currency: string, name: string, channels: Channels) {
  return standardGame({
    clientId,
    gpId: 'pixel-dungeoneers',
    slug: 'pixel-dungeoneers',
    look: { shape: 'pixel', material: 'gold', tint: '#4c8a12' },
    name,
    currency,
    servers: 40,
    serverNames: ['8-Bit', '16-Bit', 'Tileset', 'Sprite', 'Palette', 'Dither'],
    unitsPerDollar: 100,
    texts: {
      unit: 'Coins',
      passes: ['Continue? Pass, 30 days', 'Boss Rush Season'],
      packs: ['Level 1 Loadout', 'Mimic Chest', 'Dragon’s Sprite Sheet'],
      limited: ['Press Start Pack', 'Weekly Loot', 'High Score Hoard'],
    },
    channels,
  });
}

const world: Channels = {
  GLOBAL: offered('USD', 'card', 'paypal', 'applePay', 'walletsWorld', 'airwallex'),
  US: offered('USD', 'card', 'paypal', 'applePay'),
  BR: offered('USD', 'pix', 'boleto', 'card'),
  IN: offered('USD', 'walletsIndia', 'card'),
};
const southEast: Channels = {
  SG: offered('SGD', 'walletsSea', 'card', 'razerGold'),
  MY: offered('SGD', 'walletsSea', 'razerGold'),
  TH: offered('SGD', 'walletsSea', 'card'),
  ID: offered('SGD', 'walletsSea', 'card'),
  VN: offered('SGD', 'walletsSea', 'card'),
  PH: offered('SGD', 'walletsSea', 'razerGold'),
};

const forge = standardGame({
  clientId: '640102',
  gpId: 'forge-and-fable',
  slug: 'forge-and-fable',
  look: { shape: 'bar', material: 'bronze', tint: '#7c2d12' },
  name: 'Forge & Fable',
  currency: 'USD',
  serverNames: ['Anvil', 'Bellows', 'Crucible', 'Quench', 'Whetstone'],
  brandColor: '#7c2d12',
  texts: {
    unit: 'Ingots',
    passes: ['Apprentice Pass, 30 days'],
    packs: ['Smith’s Toolbox', 'Fabled Anvil'],
    limited: ['First Spark Pack', 'Weekly Ore', 'Masterwork Vault'],
  },
  channels: world,
});

/** Pixelforge: one game product in two areas, and one game that is worldwide only. */
export const pixelforgeSeed: SeedBrand = {
  brand: 'pixelforge',
  areas: [
    {
      domainArea: 'universal',
      entries: [dungeoneers('640101', 'USD', 'Pixel Dungeoneers', world), forge],
    },
    {
      domainArea: 'sea',
      entries: [dungeoneers('640201', 'SGD', 'Pixel Dungeoneers SEA', southEast)],
    },
  ],
  activities: ['continue'],
  roleNames: ['Bitsy', 'Knight_01', 'Glitch', 'Mana', 'Slimer', 'Pixie'],
};
