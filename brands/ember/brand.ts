import { defineBrand } from '../src/brand';

/** Worldwide. Players of one game product are asked to keep the game online while they pay. */
export const ember = defineBrand({
  key: 'ember',
  name: 'Ember Works',
  title: 'Ember Works – fuel your adventure',
  theme: {
    colour: '#8f2d12',
    corners: 'soft',
    headings: 'condensed',
    backdrop: 'rays',
    cards: 'flat',
    header: 'brand',
    buttons: 'gradient',
    tiles: 'row',
  },
  areas: [
    {
      area: 'universal',
      currency: 'USD',
      regions: ['GLOBAL', 'US', 'DE', 'FR'],
      defaultLanguage: 'en',
      firstGame: { clientId: '650001', gameProductId: 'hearthfire' },
    },
  ],
  languages: ['en', 'de', 'fr', 'es', 'pt', 'ru'],
  newVersion: 'always',
  signIn: [
    { kind: 'google', clientId: 'ember-google', package: 'example.ember.shop' },
    { kind: 'facebook', clientId: 'ember-facebook' },
    { kind: 'apple', clientId: 'ember-apple' },
  ],
  legal: {
    privacy: 'https://ember.example/privacy',
    agreement: 'https://ember.example/terms',
    copyright: '© 2026 Ember Works Ltd.',
  },
  support: 'https://ember.example/support',
  backEnd: {
    honoursIdempotencyKey: true,
    sameBackend: true,
    checksSignInProofs: true,
    replacesUnpaid: true,
  },
  payways: ['10201', '10701', '11001', '11702', '12101'],
  gameCodes: { hearthfire: { clientId: '650001', area: 'universal' } },
  showsOutOfRange: true,
  keepOnlineGame: 'hearthfire',
});
