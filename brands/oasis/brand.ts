import { defineBrand } from '../src/brand';

/** The Middle East and Türkiye: Arabic first, prices in lira. */
export const oasis = defineBrand({
  key: 'oasis',
  name: 'ألعاب الواحة',
  title: 'ألعاب الواحة – الشحن الرسمي',
  theme: {
    colour: '#a8741a',
    corners: 'round',
    headings: 'serif',
    backdrop: 'waves',
    cards: 'flat',
    header: 'plain',
    buttons: 'gradient',
    tiles: 'upright',
  },
  areas: [
    {
      area: 'mea',
      currency: 'TRY',
      regions: ['TR', 'AE', 'SA'],
      defaultLanguage: 'ar',
      firstGame: { clientId: '610001', gameProductId: 'desert-caravans' },
    },
  ],
  languages: ['ar', 'tr', 'en'],
  newVersion: 'universal-only',
  signIn: [
    { kind: 'google', clientId: 'oasis-google', package: 'example.oasis.shop' },
    { kind: 'apple', clientId: 'oasis-apple' },
    { kind: 'huawei', clientId: 'oasis-huawei' },
    { kind: 'facebook', clientId: 'oasis-facebook' },
  ],
  legal: {
    privacy: 'https://oasis.example/ar/privacy',
    agreement: 'https://oasis.example/ar/agreement',
    copyright: '© 2026 ألعاب الواحة. جميع الحقوق محفوظة.',
  },
  support: 'https://oasis.example/support',
  backEnd: {
    honoursIdempotencyKey: true,
    sameBackend: true,
    checksSignInProofs: true,
    replacesUnpaid: true,
  },
  payways: ['10102', '10801', '11501', '11701'],
});
