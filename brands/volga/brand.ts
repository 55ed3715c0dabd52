import { defineBrand } from '../src/brand';

/** Russia, in roubles: the Russian social network comes first. */
export const volga = defineBrand({
  key: 'volga',
  name: 'Волга Геймс',
  title: 'Волга Геймс – официальное пополнение',
  theme: {
    colour: '#1f3fae',
    corners: 'soft',
    headings: 'serif',
    backdrop: 'tinted',
    cards: 'raised',
    header: 'plain',
    buttons: 'lifted',
    tiles: 'row',
  },
  areas: [
    {
      area: 'ru',
      currency: 'RUB',
      regions: ['RU'],
      defaultLanguage: 'ru',
      firstGame: { clientId: '600001', gameProductId: 'volga-chronicles' },
    },
  ],
  languages: ['ru', 'en'],
  newVersion: 'universal-only',
  signIn: [
    { kind: 'vk', clientId: 'volga-vk' },
    { kind: 'google', clientId: 'volga-google', package: 'example.volga.shop' },
    { kind: 'apple', clientId: 'volga-apple' },
    { kind: 'huawei', clientId: 'volga-huawei' },
  ],
  legal: {
    privacy: 'https://volga.example/privacy',
    agreement: 'https://volga.example/agreement',
    copyright: '© 2026 ООО «Волга Геймс»',
  },
  support: 'https://volga.example/support',
  backEnd: {
    honoursIdempotencyKey: true,
    sameBackend: true,
    checksSignInProofs: true,
    replacesUnpaid: true,
  },
  payways: ['10801', '11501', '12101'],
});
