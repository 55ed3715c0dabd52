import { defineBrand } from '../src/brand';

/** The United States and Europe beside the worldwide area. In `useuro` links keep the campaign of a visit. */
export const northstar = defineBrand({
  key: 'northstar',
  name: 'Northstar Studios',
  title: 'Northstar Studios – the official store',
  theme: {
    colour: '#243b55',
    corners: 'sharp',
    headings: 'neutral',
    backdrop: 'rays',
    cards: 'outlined',
    header: 'brand',
    buttons: 'solid',
    tiles: 'upright',
  },
  areas: [
    {
      area: 'useuro',
      currency: 'USD',
      regions: ['US', 'DE', 'FR', 'NL'],
      languages: ['en', 'de', 'fr', 'es'],
      defaultLanguage: 'en',
      firstGame: { clientId: '590101', gameProductId: 'polar-command' },
    },
    {
      area: 'universal',
      currency: 'USD',
      regions: ['GLOBAL', 'BR', 'TR'],
      defaultLanguage: 'en',
      firstGame: { clientId: '590201', gameProductId: 'polar-command' },
    },
  ],
  languages: ['en', 'de', 'fr', 'es', 'pt', 'tr'],
  newVersion: 'universal-only',
  signIn: [
    { kind: 'facebook', clientId: 'northstar-facebook' },
    { kind: 'google', clientId: 'northstar-google', package: 'example.northstar.shop' },
    { kind: 'apple', clientId: 'northstar-apple' },
  ],
  legal: {
    privacy: 'https://northstar.example/legal/privacy',
    agreement: 'https://northstar.example/legal/terms',
    copyright: '© 2026 Northstar Studios, Inc.',
  },
  support: 'https://northstar.example/support',
  backEnd: {
    honoursIdempotencyKey: true,
    sameBackend: true,
    checksSignInProofs: true,
    replacesUnpaid: true,
  },
  payways: ['10201', '10501', '10801', '11001', '11702', '12101'],
  gameCodes: {
    polar: { clientId: '590201', area: 'universal' },
    'polar-us': { clientId: '590101', area: 'useuro' },
    'polar-eu': { clientId: '590103', area: 'useuro' },
  },
  keepsCampaignIn: 'useuro',
});
