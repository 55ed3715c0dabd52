import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PlainFailure } from '../terminal/plain-failure.mjs';
import { addEntry } from './add-entry.mjs';
import { brandText, iconText, seedText, withShop } from './brand-texts.mjs';

const idsPerBrand = 10_000;
const lowestId = 100_000;

/**
 * Writes the files of a new brand, its lines in the registry, and its hosts in every environment. The sandbox derives what it sells, but for a
 * picture that was chosen: a seed says so.
 *
 * @param {string} root the repository's folder
 * @param {import('./choices.mjs').BrandChoices} choices
 * @returns {Promise<readonly string[]>} the paths of all files that were written
 * @throws {PlainFailure} if the brand exists; nothing is written then
 */
export async function writeBrand(root, choices) {
  const { key, picture } = choices;
  const folder = join(root, 'brands', key);
  const registry = join(root, 'brands/src/registry.ts');
  if (existsSync(folder)) throw new PlainFailure(`${folder} exists already: choose another key.`);

  const registryWithBrand = addEntry(await readFile(registry, 'utf8'), {
    name: key,
    from: `../${key}/brand`,
    list: /brands: readonly Brand\[\] = \[/,
  });
  const written = /** @type {const} */ ([
    [join(folder, 'brand.ts'), brandText(choices, await nextClientId(join(root, 'brands')))],
    [join(folder, 'icon.svg'), iconText(choices)],
    [registry, registryWithBrand],
    ...(await environmentFiles(root, key)),
    ...(picture === undefined ? [] : await seedFiles(root, choices, picture)),
  ]);
  await mkdir(folder);
  for (const [path, text] of written) await writeFile(path, text);
  return written.map(([path]) => path);
}

/**
 * Returns the files of all environments with the hosts of a brand.
 *
 * @param {string} root
 * @param {string} key
 */
async function environmentFiles(root, key) {
  const folder = join(root, 'environments');
  const files = (await readdir(folder)).filter((name) => name.endsWith('.json'));
  return Promise.all(
    files.map(async (name) => {
      const path = join(folder, name);
      return /** @type {const} */ ([path, withShop(await readFile(path, 'utf8'), key)]);
    }),
  );
}

/**
 * Returns the seed that says what the in-game currency looks like, and the list of seeds with it.
 *
 * @param {string} root
 * @param {import('./choices.mjs').BrandChoices} choices
 * @param {NonNullable<import('./choices.mjs').BrandChoices['picture']>} picture
 */
async function seedFiles(root, choices, picture) {
  const { key } = choices;
  const seeds = join(root, 'apps/sandbox/src/seed');
  const list = join(seeds, 'seeds.ts');
  const listWithSeed = addEntry(await readFile(list, 'utf8'), {
    ...{ name: `${key}Seed`, from: `./${key}`, line: `${key}: ${key}Seed` },
    list: /own: Readonly<Record<string, OwnSeed>> = \{/,
  });
  return /** @type {const} */ ([
    [join(seeds, `${key}.ts`), seedText(choices, picture)],
    [list, listWithSeed],
  ]);
}

/**
 * Returns a `client_id` above those of all brands, which leaves each some for other games.
 *
 * @param {string} brands their folder
 */
async function nextClientId(brands) {
  const files = (await readdir(brands)).map((name) => join(brands, name, 'brand.ts'));
  const texts = await Promise.all(files.filter(existsSync).map((file) => readFile(file, 'utf8')));
  const ids = texts.flatMap((text) =>
    [...text.matchAll(/clientId: '(\d{6})'/g)].map(([, id]) => Number(id)),
  );
  const highest = Math.max(...ids, lowestId);
  return String((Math.floor(highest / idsPerBrand) + 1) * idsPerBrand + 1);
}
