import type { OwnGame, OwnSeed } from './seed-of';

const dungeoneers: OwnGame = {
  look: { shape: 'pixel', material: 'gold', tint: '#4c8a12' },
  name: 'Pixel Dungeoneers',
  servers: 40,
  serverNames: ['8-Bit', '16-Bit', 'Tileset', 'Sprite', 'Palette', 'Dither'],
  unitsPerDollar: 100,
  texts: {
    unit: 'Coins',
    passes: ['Continue? Pass, 30 days', 'Boss Rush Season'],
    packs: ['Level 1 Loadout', 'Mimic Chest', 'Dragon’s Sprite Sheet'],
    limited: ['Press Start Pack', 'Weekly Loot', 'High Score Hoard'],
  },
};

const forge: OwnGame = {
  gpId: 'forge-and-fable',
  look: { shape: 'bar', material: 'bronze' },
  name: 'Forge & Fable',
  serverNames: ['Anvil', 'Bellows', 'Crucible', 'Quench', 'Whetstone'],
  brandColor: '#7c2d12',
  texts: {
    unit: 'Ingots',
    passes: ['Apprentice Pass, 30 days'],
    packs: ['Smith’s Toolbox', 'Fabled Anvil'],
    limited: ['First Spark Pack', 'Weekly Ore', 'Masterwork Vault'],
  },
};

/** Pixelforge: one game product in two areas, and one game that is worldwide only. */
export const pixelforgeSeed: OwnSeed = {
  games: {
    universal: [dungeoneers, forge],
    sea: [{ ...dungeoneers, name: 'Pixel Dungeoneers SEA' }],
  },
  activities: ['continue'],
  roleNames: ['Bitsy', 'Knight_01', 'Glitch', 'Mana', 'Slimer', 'Pixie'],
};
