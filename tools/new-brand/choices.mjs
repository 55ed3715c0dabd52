import { parseArgs } from 'node:util';
import { PlainFailure } from '../terminal/plain-failure.mjs';

/**
 * What is chosen about a new brand.
 * @typedef {object} BrandChoices
 * @property {string} key folder and host name
 * @property {string} name
 * @property {string} area domain area
 * @property {string} currency ISO 4217 code
 * @property {readonly string[]} regions payment regions
 * @property {string} language its default language
 * @property {string} colour `#rrggbb`
 * @property {keyof typeof pictures} [picture] what its in-game currency looks like; follows from its key if absent
 */

/** Currency, region and language of a brand's area unless chosen otherwise. */
const usual = {
  universal: ['USD', 'GLOBAL', 'en'],
  eru: ['EUR', 'DE', 'de'],
  sea: ['SGD', 'SG', 'en'],
  ja: ['JPY', 'JP', 'ja'],
  kr: ['KRW', 'KR', 'ko'],
  twhk: ['TWD', 'TW', 'zh-TW'],
  hk: ['HKD', 'HK', 'zh-TW'],
  codapay: ['USD', 'PH', 'en'],
  useuro: ['USD', 'US', 'en'],
  ru: ['RUB', 'RU', 'ru'],
  mea: ['AED', 'AE', 'ar'],
  dragon: ['CNY', 'CN', 'zh-CN'],
};

/** What an in-game currency may look like, what that is made of, and what it is called. */
export const pictures = /** @type {const} */ ({
  bar: ['gold', 'Gold Bars'],
  bolt: ['neon', 'Volts'],
  cairn: ['slate', 'Cairns'],
  cash: ['gold', 'Coins'],
  chip: ['frost', 'Credits'],
  coin: ['gold', 'Coins'],
  crystal: ['amethyst', 'Crystals'],
  dinar: ['gold', 'Dinars'],
  doubloon: ['gold', 'Doubloons'],
  drop: ['frost', 'Drops'],
  ducat: ['gold', 'Ducats'],
  feather: ['gold', 'Feathers'],
  firework: ['rose', 'Fireworks'],
  flame: ['amber', 'Embers'],
  gem: ['sapphire', 'Gems'],
  hexgem: ['emerald', 'Gems'],
  jade: ['jade', 'Jade'],
  koban: ['gold', 'Koban'],
  leaf: ['jade', 'Leaves'],
  moon: ['moon', 'Moons'],
  note: ['gold', 'Notes'],
  pearl: ['pearl', 'Pearls'],
  pixel: ['gold', 'Coins'],
  rune: ['slate', 'Runes'],
  setting: ['ruby', 'Rubies'],
  shard: ['obsidian', 'Shards'],
  skycoin: ['bronze', 'Coins'],
  star: ['gold', 'Stars'],
  tag: ['wood', 'Tokens'],
  teaticket: ['paper', 'Tickets'],
  trainticket: ['paper', 'Tickets'],
  yuanbao: ['gold', 'Ingots'],
});

const pictureNames = Object.keys(pictures);

/** The names of pictures, in lines that fit a terminal. */
const pictureLines = [0, 1, 2, 3].map((line) =>
  pictureNames.slice(line * 8, line * 8 + 8).join(', '),
);

/** The help of the command. */
export const usage = `npm run new:brand -- <key> [options]

  <key>         one word in small letters: the folder, and the shop’s host name in the sandbox
  --name        what players read            (default: the key with a capital)
  --area        ${Object.keys(usual).join(', ')}
                                             (default: universal)
  --currency    such as EUR                  (default: that of the area)
  --region      such as DE, or DE,FR         (default: that of the area)
  --language    such as de                   (default: that of the area)
  --colour      such as #5b4bff              (default: one made from the key)
  --picture     what its in-game currency looks like, and is called (default: coins or gems):
                ${pictureLines.join(',\n                ')}`;

const formats = /** @type {const} */ ([
  ['key', /^[a-z]{2,20}$/, 'one word in small letters, such as lighthouse'],
  ['currency', /^[A-Z]{3}$/, 'three capital letters, such as EUR'],
  ['language', /^[a-z]{2}(-[A-Z]{2})?$/, 'like en or zh-TW'],
  ['colour', /^#[0-9a-f]{6}$/, '#rrggbb in small letters'],
]);

/**
 * Reads the arguments of the command and fills in what they leave out.
 *
 * @param {readonly string[]} args
 * @returns {'help' | (BrandChoices & { root?: string | undefined })}
 * @throws {PlainFailure} that names the argument and what it expects
 */
export function parseBrandArguments(args) {
  const { values, positionals } = parsed(args);
  const [key, ...others] = positionals;
  if (values.help === true) return 'help';
  if (key === undefined || others.length > 0) throw new PlainFailure(usage);
  const area = values.area ?? 'universal';
  const defaults = Object.entries(usual).find(([name]) => name === area)?.[1];
  if (defaults === undefined)
    throw new PlainFailure(`--area is "${area}"; it is one of ${Object.keys(usual).join(', ')}.`);

  const [currency = '', region = '', language = ''] = defaults;
  const choices = {
    key,
    name: values.name ?? key.slice(0, 1).toUpperCase() + key.slice(1),
    area,
    currency: values.currency ?? currency,
    regions: (values.region ?? region).split(','),
    language: values.language ?? language,
    colour: values.colour ?? colourOf(key),
  };
  check(choices);
  const picture = values.picture === undefined ? {} : { picture: pictureNamed(values.picture) };
  return { ...choices, ...picture, root: values.root };
}

/** @param {readonly string[]} args */
function parsed(args) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        name: { type: 'string' },
        area: { type: 'string' },
        currency: { type: 'string' },
        region: { type: 'string' },
        language: { type: 'string' },
        colour: { type: 'string' },
        picture: { type: 'string' },
        // For tests: a copy of the repository's files.
        root: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new PlainFailure(`${reason}\n\n${usage}`);
  }
}

/** @param {BrandChoices} choices */
function check(choices) {
  for (const [field, format, expected] of formats) {
    const value = choices[field];
    const name = field === 'key' ? 'The key' : `--${field}`;
    if (!format.test(value))
      throw new PlainFailure(`${name} is "${value}"; it is written ${expected}.`);
  }
  if (choices.name.trim() === '') throw new PlainFailure('--name is empty.');
  for (const region of choices.regions)
    if (!/^([A-Z]{2}|GLOBAL|MMK)$/.test(region))
      throw new PlainFailure(
        `--region is "${region}"; it is written as a country’s two capital letters, or GLOBAL.`,
      );
}

/** @param {string} name */
function pictureNamed(name) {
  if (isPicture(name)) return name;
  throw new PlainFailure(`--picture is "${name}"; it is one of ${pictureNames.join(', ')}.`);
}

/**
 * @param {string} name
 * @returns {name is keyof typeof pictures}
 */
function isPicture(name) {
  return Object.hasOwn(pictures, name);
}

/**
 * Returns a number below 360 for a key: always the same one.
 *
 * @param {string} key
 */
function numberOf(key) {
  return Array.from(key).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 7);
}

/**
 * Returns a colour for a key: always the same one, neither pale nor dark.
 *
 * @param {string} key
 */
function colourOf(key) {
  const number = numberOf(key);
  const channel = (/** @type {number} */ shift) => {
    const turn = (shift + number / 30) % 12;
    const value = 0.42 - 0.34 * Math.max(-1, Math.min(turn - 3, 9 - turn, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
}
