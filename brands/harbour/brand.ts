import { defineBrand } from '../src/brand';

/** Hong Kong. Its hosts do not share one back end, so an order is sent once. */
export const harbour = defineBrand({
  key: 'harbour',
  name: '海港遊戲',
  title: '海港遊戲 – 官方增值中心',
  theme: {
    colour: '#0b4f7d',
    corners: 'sharp',
    headings: 'condensed',
    backdrop: 'waves',
    cards: 'raised',
    header: 'brand',
    buttons: 'solid',
    tiles: 'row',
  },
  areas: [
    {
      area: 'hk',
      currency: 'HKD',
      regions: ['HK'],
      defaultLanguage: 'zh-TW',
      firstGame: { clientId: '570001', gameProductId: 'harbour-lords' },
    },
  ],
  languages: ['zh-TW', 'en', 'zh-CN'],
  newVersion: 'universal-only',
  signIn: [
    { kind: 'google', clientId: 'harbour-google', package: 'example.harbour.shop' },
    { kind: 'facebook', clientId: 'harbour-facebook' },
    { kind: 'apple', clientId: 'harbour-apple' },
  ],
  legal: {
    privacy: 'https://harbour.example/hk/privacy',
    agreement: 'https://harbour.example/hk/agreement',
    copyright: '© 2026 海港遊戲有限公司',
  },
  support: 'https://harbour.example/support',
  backEnd: {
    honoursIdempotencyKey: false,
    sameBackend: false,
    checksSignInProofs: true,
    replacesUnpaid: false,
  },
  payways: ['10103', '10801', '11501', '11601', '11602'],
});
