import { defineBrand } from '../src/brand';

/** South-East Asia: several currencies, one game per country below a common head. */
export const merlion = defineBrand({
  key: 'merlion',
  name: 'Merlion Play',
  title: 'Merlion Play – top up your game',
  theme: {
    colour: '#e4572e',
    corners: 'soft',
    headings: 'neutral',
    backdrop: 'waves',
    cards: 'flat',
    header: 'brand',
    buttons: 'solid',
    tiles: 'upright',
  },
  areas: [
    {
      area: 'sea',
      currency: 'SGD',
      regions: ['SG', 'MY', 'TH', 'ID', 'VN', 'PH'],
      defaultLanguage: 'en',
      firstGame: { clientId: '520001', gameProductId: 'tidecallers' },
    },
  ],
  languages: ['en', 'id', 'ms', 'th', 'vi', 'zh-CN'],
  newVersion: 'always',
  signIn: [
    { kind: 'google', clientId: 'merlion-google', package: 'example.merlion.shop' },
    { kind: 'facebook', clientId: 'merlion-facebook' },
    { kind: 'apple', clientId: 'merlion-apple' },
    { kind: 'huawei', clientId: 'merlion-huawei' },
  ],
  legal: {
    privacy: 'https://merlionplay.example/privacy',
    agreement: 'https://merlionplay.example/agreement',
    copyright: '© 2026 Merlion Play Pte. Ltd.',
  },
  support: 'https://merlionplay.example/support',
  backEnd: {
    honoursIdempotencyKey: true,
    sameBackend: true,
    checksSignInProofs: true,
    replacesUnpaid: true,
  },
  payways: [
    '10101',
    '10102',
    '10103',
    '10104',
    '10401',
    '10801',
    '11501',
    '11601',
    '11602',
    '11702',
    '11801',
    '12001',
  ],
});
