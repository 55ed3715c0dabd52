import { defineBrand } from '../src/brand';

/** Korea: the alternative pay route and, on the desktop, a gateway script. */
export const haneul = defineBrand({
  key: 'haneul',
  name: '하늘게임즈',
  title: '하늘게임즈 – 공식 충전소',
  theme: {
    colour: '#ffd23f',
    corners: 'soft',
    headings: 'condensed',
    backdrop: 'dots',
    cards: 'raised',
    header: 'brand',
    buttons: 'lifted',
    tiles: 'upright',
  },
  areas: [
    {
      area: 'kr',
      currency: 'KRW',
      regions: ['KR'],
      defaultLanguage: 'ko',
      firstGame: { clientId: '540001', gameProductId: 'moon-rabbit' },
    },
  ],
  languages: ['ko', 'en'],
  newVersion: 'always',
  signIn: [
    { kind: 'google', clientId: 'haneul-google', package: 'example.haneul.shop' },
    { kind: 'apple', clientId: 'haneul-apple' },
  ],
  legal: {
    privacy: 'https://haneul.example/privacy',
    agreement: 'https://haneul.example/agreement',
    copyright: '© 2026 하늘게임즈',
  },
  support: 'https://haneul.example/support',
  origins: {
    domain: 'haneul.example',
    production: ['store.haneul.example'],
    demo: ['demo.store.haneul.example'],
  },
  hosts: {
    production: {
      api: ['api.haneul.example', 'api2.haneul.example'],
      track: 'track.haneul.example',
      pay: 'pay.haneul.example',
      cards: 'cards.haneul.example',
      pictures: ['pictures.haneul.example'],
    },
    demo: {
      api: ['api.demo.haneul.example'],
      track: 'track.demo.haneul.example',
      pay: 'pay.demo.haneul.example',
      cards: 'cards.demo.haneul.example',
      pictures: ['pictures.demo.haneul.example'],
    },
  },
  backEnd: {
    honoursIdempotencyKey: true,
    sameBackend: true,
    checksSignInProofs: true,
    replacesUnpaid: true,
  },
  payways: ['10801', '11401'],
  gatewayScript: { path: '/gateway/v1.js', global: 'SandboxGateway' },
  analytics: { appId: 'haneul-shop', eventId: 'WEBPAY-201' },
});
