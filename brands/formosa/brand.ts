import { defineBrand } from '../src/brand';

/** Taiwan and Hong Kong: prepaid cards and points. */
export const formosa = defineBrand({
  key: 'formosa',
  name: '福爾摩沙遊戲',
  title: '福爾摩沙遊戲 – 官方儲值中心',
  theme: {
    colour: '#0f9d76',
    corners: 'sharp',
    headings: 'serif',
    backdrop: 'plain',
    cards: 'outlined',
    header: 'plain',
    buttons: 'solid',
    tiles: 'row',
  },
  areas: [
    {
      area: 'twhk',
      currency: 'TWD',
      regions: ['TW', 'HK'],
      defaultLanguage: 'zh-TW',
      firstGame: { clientId: '530001', gameProductId: 'jade-sword' },
    },
  ],
  languages: ['zh-TW', 'en', 'ja'],
  newVersion: 'always',
  signIn: [
    { kind: 'google', clientId: 'formosa-google', package: 'example.formosa.shop' },
    { kind: 'facebook', clientId: 'formosa-facebook' },
    { kind: 'apple', clientId: 'formosa-apple' },
  ],
  legal: {
    privacy: 'https://formosa.example/privacy',
    agreement: 'https://formosa.example/agreement',
    copyright: '© 2026 福爾摩沙遊戲股份有限公司',
  },
  support: 'https://formosa.example/support',
  backEnd: {
    honoursIdempotencyKey: true,
    sameBackend: true,
    checksSignInProofs: true,
    replacesUnpaid: true,
  },
  payways: ['10101', '10102', '10103', '10301', '10302', '10303', '10801'],
});
