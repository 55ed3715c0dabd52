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
  backEnd: {
    honoursIdempotencyKey: true,
    sameBackend: true,
    checksSignInProofs: true,
    replacesUnpaid: true,
  },
  payways: ['10801', '11401'],
  gatewayScript: { path: '/gateway/v1.js', global: 'SandboxGateway' },
});
