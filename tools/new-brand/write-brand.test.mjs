import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { repository } from '../terminal/repository.mjs';
import { field } from '../test/json.mjs';
import { addEntry } from './add-entry.mjs';
import { writeBrand } from './write-brand.mjs';

const registryFile = 'brands/src/registry.ts';
const seeds = 'apps/sandbox/src/seed';
const listOfSeeds = `${seeds}/seeds.ts`;
const environmentFiles = ['environments/production.json', 'environments/demo.json'];

/** @type {string[]} */
const folders = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

function copyOfRepository() {
  const root = mkdtempSync(join(tmpdir(), 'new-brand-'));
  folders.push(root);
  for (const file of [registryFile, listOfSeeds, ...environmentFiles]) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    cpSync(join(repository, file), join(root, file));
  }
  return root;
}

const choices = {
  key: 'lighthouse',
  name: 'Keeper’s "Light" & O\'Neill',
  area: 'universal',
  currency: 'USD',
  regions: ['GLOBAL', 'US'],
  language: 'en',
  colour: '#123456',
};

it('adds the brand to the registry, after the others', async () => {
  const root = copyOfRepository();
  await writeBrand(root, choices);

  const registry = readFileSync(join(root, registryFile), 'utf8');
  expect(registry).toContain("import { lighthouse } from '../lighthouse/brand';\n");
  expect(registry).toContain("import { nova } from '../nova/brand';\n");
  expect(registry).toMatch(/ {2}volga,\n {2}lighthouse,\n\];/);
});

it('gives the brand hosts in every environment', async () => {
  const root = copyOfRepository();
  await writeBrand(root, choices);

  const shops = environmentFiles.map((file) =>
    field(field(JSON.parse(readFileSync(join(root, file), 'utf8')), 'brands'), 'lighthouse'),
  );
  expect(shops).toMatchObject([
    {
      pages: ['shop.lighthouse.example'],
      api: ['api.lighthouse.example', 'api-b.lighthouse.example'],
    },
    { pages: ['shop.demo.lighthouse.example'], demoDomain: 'lighthouse.example' },
  ]);
});

it('keeps quotes of a name inside its literals', async () => {
  const root = copyOfRepository();
  await writeBrand(root, choices);

  const data = readFileSync(join(root, 'brands/lighthouse/brand.ts'), 'utf8');
  expect(data).toContain("name: 'Keeper’s \"Light\" & O\\'Neill',");
  const icon = readFileSync(join(root, 'brands/lighthouse/icon.svg'), 'utf8');
  expect(icon).toContain('>K</text>');
});

it('writes no seed, from which the sandbox would learn nothing', async () => {
  const root = copyOfRepository();
  await writeBrand(root, choices);

  expect(readdirSync(join(root, seeds))).toEqual(['seeds.ts']);
});

it('writes a chosen picture into a seed, which is listed', async () => {
  const root = copyOfRepository();
  await writeBrand(root, { ...choices, picture: 'pearl' });

  const seed = readFileSync(join(root, seeds, 'lighthouse.ts'), 'utf8');
  expect(seed).toContain(
    "universal: [{ look: { shape: 'pearl', material: 'pearl' }, unit: 'Pearls' }],",
  );
  const list = readFileSync(join(root, listOfSeeds), 'utf8');
  expect(list).toContain("import { lighthouseSeed } from './lighthouse';\n");
  expect(list).toMatch(/,\n {2}lighthouse: lighthouseSeed,\n\};/);
});

it('gives each brand client ids of its own', async () => {
  const root = copyOfRepository();
  await writeBrand(root, choices);
  await writeBrand(root, { ...choices, key: 'anchor' });

  const ids = ['lighthouse', 'anchor'].map(
    (key) =>
      /clientId: '(\d+)'/.exec(readFileSync(join(root, 'brands', key, 'brand.ts'), 'utf8'))?.[1],
  );
  expect(ids).toEqual(['110001', '120001']);
});

it('writes nothing when the brand exists', async () => {
  const root = copyOfRepository();
  await writeBrand(root, choices);
  const before = readFileSync(join(root, registryFile), 'utf8');

  await expect(writeBrand(root, choices)).rejects.toThrow('exists already: choose another key');
  expect(readFileSync(join(root, registryFile), 'utf8')).toBe(before);
  expect(readdirSync(join(root, 'brands')).sort()).toEqual(['lighthouse', 'src']);
});

it.each([
  ['const list = [\n  a,\n];', 'const list = [\n  a,\n  b,\n];'],
  ['const list = [a];', 'const list = [a,\n  b,\n];'],
  ['const list = [];', 'const list = [\n  b,\n];'],
])('addEntry extends %j', (source, expected) => {
  const entry = { name: 'b', from: './b', list: /list = \[/ };
  expect(addEntry(source, entry)).toBe(`import { b } from './b';\n\n${expected}`);
});

it('addEntry rejects a file without the list', () => {
  expect(() => addEntry('const a = 1;', { name: 'b', from: './b', list: /list = \[/ })).toThrow(
    'There is no list',
  );
});
