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
  origins: {
    domain: 'codaverse.example',
    production: ['shop.codaverse.example'],
    demo: ['shop-demo.codaverse.example'],
  },
  hosts: {
    production: {
      api: ['api.codaverse.example', 'api-b.codaverse.example'],
      track: 'track.codaverse.example',
      pay: 'pay.codaverse.example',
      cards: 'cards.codaverse.example',
      pictures: ['pictures.codaverse.example'],
    },
    demo: {
      api: ['api.demo.codaverse.example'],
      track: 'track.demo.codaverse.example',
      pay: 'pay.demo.codaverse.example',
      cards: 'cards.demo.codaverse.example',
      pictures: ['pictures.demo.codaverse.example'],
    },
  },
  backEnd: {
    honoursIdempotencyKey: true,
    sameBackend: true,
    checksSignInProofs: true,
    replacesUnpaid: true,
  },
  payways: ['10401', '10801'],
  analytics: { appId: 'codaverse-shop', eventId: 'WEBPAY-201' },
  gameCodes: { legends: { clientId: '580001', area: 'codapay' } },
});
