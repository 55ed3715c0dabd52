import { PlainFailure } from '../terminal/plain-failure.mjs';
import { field } from '../test/json.mjs';
import { pictures } from './choices.mjs';

/** @typedef {import('./choices.mjs').BrandChoices} BrandChoices */

/** What every new brand offers; PayPal, the game wallet and cards. */
const payways = ['10201', '10801', '11702'];

/**
 * Writes a text as a literal of TypeScript.
 *
 * @param {string} text
 */
function literal(text) {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}

/** @param {readonly string[]} texts */
function literals(texts) {
  return `[${texts.map(literal).join(', ')}]`;
}

/**
 * Returns the brand's data, `brand.ts`.
 *
 * @param {BrandChoices} choices
 * @param {string} clientId of its game
 */
export function brandText({ key, name, area, currency, regions, language, colour }, clientId) {
  const languages = language === 'en' ? ['en'] : [language, 'en'];
  // A name fits every language.
  const title = language === 'en' ? `${name} – official top-up` : name;
  return `import { defineBrand } from '../src/brand';

/** ${name}: say here what is special about the brand. */
export const ${key} = defineBrand({
  key: '${key}',
  name: ${literal(name)},
  title: ${literal(title)},
  theme: {
    colour: '${colour}',
    corners: 'soft',
    headings: 'neutral',
    backdrop: 'plain',
    cards: 'raised',
    header: 'plain',
    buttons: 'solid',
    tiles: 'upright',
  },
  areas: [
    {
      area: '${area}',
      currency: '${currency}',
      regions: ${literals(regions)},
      defaultLanguage: '${language}',
      firstGame: { clientId: '${clientId}', gameProductId: '${key}-quest' },
    },
  ],
  languages: ${literals(languages)},
  newVersion: 'always',
  signIn: [{ kind: 'google', clientId: '${key}-google', package: 'example.${key}.shop' }],
  legal: {
    privacy: 'https://${key}.example/privacy',
    agreement: 'https://${key}.example/agreement',
    copyright: ${literal(`© ${name}`)},
  },
  backEnd: { honoursIdempotencyKey: true, sameBackend: true, checksSignInProofs: true, replacesUnpaid: true },
  payways: ${literals(payways)},
});
`;
}

/**
 * Returns an environment with one more shop.
 *
 * @param {string} text its file
 * @param {string} key of the brand
 */
export function withShop(text, key) {
  /** @type {unknown} */
  const environment = JSON.parse(text);
  const brands = field(environment, 'brands');
  if (typeof environment !== 'object' || typeof brands !== 'object')
    throw new PlainFailure('An environment has no brands.');
  const isDemo = field(environment, 'isDemo') === true;
  const domain = isDemo ? `demo.${key}.example` : `${key}.example`;
  const shop = {
    pages: [`shop.${domain}`],
    ...(isDemo && { demoDomain: `${key}.example` }),
    api: (isDemo ? ['api'] : ['api', 'api-b']).map((host) => `${host}.${domain}`),
    track: `track.${domain}`,
    pay: `pay.${domain}`,
    cards: `cards.${domain}`,
    pictures: [`pictures.${domain}`],
    analytics: { appId: isDemo ? `${key}-shop-demo` : `${key}-shop`, eventId: 'WEBPAY-201' },
  };
  return `${JSON.stringify({ ...environment, brands: { ...brands, [key]: shop } }, null, 2)}\n`;
}

/**
 * Returns a simple icon: the first letter of the name on the brand's colour.
 *
 * @param {Pick<BrandChoices, 'name' | 'colour'>} choices
 */
export function iconText({ name, colour }) {
  const [letter = ''] = Array.from(name.trim());
  const safe = letter.replace(/[&<>]/, '');
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">',
    '<defs><linearGradient id="b" x2="1" y2="1"><stop stop-color="#fff" stop-opacity=".3"/>',
    '<stop offset="1" stop-opacity=".3"/></linearGradient></defs>',
    `<rect width="96" height="96" rx="22" fill="${colour}"/>`,
    '<rect width="96" height="96" rx="22" fill="url(#b)"/>',
    '<text x="48" y="68" fill="#fff" font-family="system-ui,sans-serif" font-size="56" ',
    `font-weight="700" text-anchor="middle">${safe}</text></svg>\n`,
  ].join('');
}

/**
 * Returns what the sandbox cannot know of the brand: what its in-game currency looks like, and is called.
 *
 * @param {BrandChoices} choices
 * @param {keyof typeof pictures} picture
 */
export function seedText({ key, name, area }, picture) {
  const [material, unit] = pictures[picture];
  return `import type { OwnSeed } from './seed-of';

/** ${name}: ${unit.toLowerCase()}. */
export const ${key}Seed: OwnSeed = {
  games: {
    ${area}: [{ look: { shape: '${picture}', material: '${material}' }, unit: '${unit}' }],
  },
};
`;
}
