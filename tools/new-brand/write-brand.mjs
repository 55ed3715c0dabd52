import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PlainFailure } from '../terminal/plain-failure.mjs';
import { addEntry } from './add-entry.mjs';
import { brandText, iconText, seedText } from './brand-texts.mjs';

const idsPerBrand = 10_000;
const lowestId = 100_000;

/**
 * Writes the files of a new brand, and its lines in the registry and in the list of seeds.
 *
 * @param {string} root the repository's folder
 * @param {import('./choices.mjs').BrandChoices} choices
 * @returns {Promise<readonly string[]>} the paths of all files that were written
 * @throws {PlainFailure} if the brand exists; nothing is written then
 */
export async function writeBrand(root, choices) {
  const { key } = choices;
  const folder = join(root, 'brands', key);
  const seeds = join(root, 'apps/sandbox/src/seed');
  const registry = join(root, 'brands/src/registry.ts');
  const listOfSeeds = join(seeds, 'seeds.ts');
  const seed = join(seeds, `${key}.ts`);
  for (const path of [folder, seed])
    if (existsSync(path)) throw new PlainFailure(`${path} exists already: choose another key.`);

  const clientId = await nextClientId(seeds);
  const registryWithBrand = addEntry(await readFile(registry, 'utf8'), {
    name: key,
    from: `../${key}/brand`,
    list: /brands: readonly Brand\[\] = \[/,
  });
  const seedsWithBrand = addEntry(await readFile(listOfSeeds, 'utf8'), {
    name: `${key}Seed`,
    from: `./${key}`,
    list: /seeds: readonly SeedBrand\[\] = \[/,
  });
  const written = /** @type {const} */ ([
    [join(folder, 'brand.ts'), brandText(choices, clientId)],
    [join(folder, 'icon.svg'), iconText(choices)],
    [registry, registryWithBrand],
    [seed, seedText(choices, clientId)],
    [listOfSeeds, seedsWithBrand],
  ]);
  await mkdir(folder);
  for (const [path, text] of written) await writeFile(path, text);
  return written.map(([path]) => path);
}

/**
 * Returns a `client_id` above those of all seeds, which leaves each brand some for other games.
 *
 * @param {string} seeds
 */
async function nextClientId(seeds) {
  const files = (await readdir(seeds)).filter((name) => name.endsWith('.ts'));
  const texts = await Promise.all(files.map((name) => readFile(join(seeds, name), 'utf8')));
  const ids = texts.flatMap((text) =>
    [...text.matchAll(/clientId: '(\d{6})'/g)].map(([, id]) => id),
  );
  const highest = Math.max(...ids.map(Number), lowestId);
  return String((Math.floor(highest / idsPerBrand) + 1) * idsPerBrand + 1);
}
