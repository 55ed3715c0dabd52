import { defineBrand } from '../src/brand';

/** Worldwide and South-East Asia; new for `universal` only. */
export const pixelforge = defineBrand({
  key: 'pixelforge',
  name: 'Pixelforge',
  title: 'Pixelforge – coins, passes and packs',
  theme: {
    colour: '#6fae1b',
    corners: 'sharp',
    headings: 'condensed',
    backdrop: 'dots',
    cards: 'outlined',
    header: 'plain',
    buttons: 'lifted',
    tiles: 'upright',
  },
  areas: [
    {
      area: 'universal',
      currency: 'USD',
      regions: ['GLOBAL', 'US', 'BR', 'IN'],
      defaultLanguage: 'en',
      firstGame: { clientId: '640101', gameProductId: 'pixel-dungeoneers' },
    },
    {
      area: 'sea',
      currency: 'SGD',
      regions: ['SG', 'MY', 'TH', 'ID', 'VN', 'PH'],
      languages: ['en', 'id', 'th', 'vi'],
      defaultLanguage: 'en',
      firstGame: { clientId: '640201', gameProductId: 'pixel-dungeoneers' },
    },
  ],
  languages: ['en', 'es', 'pt', 'de', 'ja', 'id', 'th', 'vi'],
  newVersion: 'universal-only',
  signIn: [
    { kind: 'twitter' },
    { kind: 'google', clientId: 'pixelforge-google', package: 'example.pixelforge.shop' },
    { kind: 'apple', clientId: 'pixelforge-apple' },
  ],
  legal: {
    privacy: 'https://pixelforge.example/privacy',
    agreement: 'https://pixelforge.example/terms',
    copyright: '© 2026 Pixelforge Collective',
  },
  support: 'https://pixelforge.example/support',
  backEnd: {
    honoursIdempotencyKey: true,
    sameBackend: true,
    checksSignInProofs: true,
    replacesUnpaid: true,
  },
  payways: ['10103', '10201', '10501', '11001', '11501', '11702', '12001'],
  gameCodes: {
    dungeon: { clientId: '640101', area: 'universal' },
    'dungeon-sea': { clientId: '640201', area: 'sea' },
    forge: { clientId: '640102', area: 'universal' },
  },
});
