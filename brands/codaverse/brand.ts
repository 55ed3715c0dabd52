import { defineBrand } from '../src/brand';

/** The codapay area: several countries through one regional aggregator. */
export const codaverse = defineBrand({
  key: 'codaverse',
  name: 'Codaverse',
  title: 'Codaverse – top up in seconds',
  theme: {
    colour: '#9226c9',
    corners: 'round',
    headings: 'condensed',
    backdrop: 'gradient',
    cards: 'flat',
    header: 'brand',
    buttons: 'lifted',
    tiles: 'upright',
  },
  areas: [
    {
      area: 'codapay',
      currency: 'USD',
      regions: ['PH', 'MY', 'SG', 'ID', 'TH', 'VN', 'IN', 'MMK'],
      defaultLanguage: 'en',
      firstGame: { clientId: '580001', gameProductId: 'coda-legends' },
    },
  ],
  languages: ['en', 'id', 'ms', 'th', 'vi'],
  newVersion: 'universal-only',
  signIn: [
    { kind: 'google', clientId: 'codaverse-google', package: 'example.codaverse.shop' },
    { kind: 'facebook', clientId: 'codaverse-facebook' },
  ],
  legal: {
    privacy: 'https://codaverse.example/privacy',
    agreement: 'https://codaverse.example/terms',
    copyright: '© 2026 Codaverse Pte. Ltd.',
  },
  support: 'https://codaverse.example/support',
  backEnd: {
    honoursIdempotencyKey: true,
    sameBackend: true,
    checksSignInProofs: true,
    replacesUnpaid: true,
  },
  payways: ['10401', '10801'],
  gameCodes: { legends: { clientId: '580001', area: 'codapay' } },
});
