import { defineBrand } from '../src/brand';

/** Europe, in euros and seven languages. */
export const europa = defineBrand({
  key: 'europa',
  name: 'Europa Spiele',
  title: 'Europa Spiele – offizielle Aufladung',
  theme: {
    colour: '#7a1f45',
    corners: 'soft',
    headings: 'serif',
    backdrop: 'plain',
    cards: 'outlined',
    header: 'plain',
    buttons: 'solid',
    tiles: 'upright',
  },
  areas: [
    {
      area: 'eru',
      currency: 'EUR',
      regions: ['DE', 'FR', 'NL', 'IT', 'ES', 'PL'],
      defaultLanguage: 'de',
      firstGame: { clientId: '630001', gameProductId: 'kronen' },
    },
  ],
  languages: ['de', 'en', 'fr', 'it', 'es', 'pl', 'pt'],
  newVersion: 'universal-only',
  signIn: [
    { kind: 'google', clientId: 'europa-google', package: 'example.europa.shop' },
    { kind: 'apple', clientId: 'europa-apple' },
    { kind: 'facebook', clientId: 'europa-facebook' },
  ],
  legal: {
    privacy: 'https://www.europa.example/datenschutz',
    agreement: 'https://www.europa.example/agb',
    copyright: '© 2026 Europa Spiele GmbH',
  },
  support: 'https://www.europa.example/hilfe',
  backEnd: {
    honoursIdempotencyKey: true,
    sameBackend: true,
    checksSignInProofs: true,
    replacesUnpaid: true,
  },
  payways: ['10201', '10801', '11001', '11701', '12101'],
});
