import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { repository } from '../terminal/repository.mjs';
import { addEntry } from './add-entry.mjs';
import { writeBrand } from './write-brand.mjs';

const changed = ['brands/src/registry.ts', 'apps/sandbox/src/seed/seeds.ts'];

/** @type {string[]} */
const folders = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

function copyOfRepository() {
  const root = mkdtempSync(join(tmpdir(), 'new-brand-'));
  folders.push(root);
  for (const file of changed) {
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
  picture: /** @type {const} */ ('pearl'),
};

it('adds the brand to the registry and to the seeds, after the others', async () => {
  const root = copyOfRepository();
  await writeBrand(root, choices);

  const [registry = '', seeds = ''] = changed.map((file) => readFileSync(join(root, file), 'utf8'));
  expect(registry).toContain("import { lighthouse } from '../lighthouse/brand';\n");
  expect(registry).toContain("import { nova } from '../nova/brand';\n");
  expect(registry).toMatch(/ {2}volga,\n {2}lighthouse,\n\];/);
  expect(seeds).toContain("import { lighthouseSeed } from './lighthouse';\n");
  expect(seeds).toMatch(/,\n {2}lighthouseSeed,\n\]\.map/);
});

it('keeps quotes of a name inside its literals', async () => {
  const root = copyOfRepository();
  await writeBrand(root, choices);

  const data = readFileSync(join(root, 'brands/lighthouse/brand.ts'), 'utf8');
  expect(data).toContain("name: 'Keeper’s \"Light\" & O\\'Neill',");
  const icon = readFileSync(join(root, 'brands/lighthouse/icon.svg'), 'utf8');
  expect(icon).toContain('>K</text>');
});

it('writes the chosen picture into the seed, in its material and the brand’s colour', async () => {
  const root = copyOfRepository();
  await writeBrand(root, choices);

  const seed = readFileSync(join(root, 'apps/sandbox/src/seed/lighthouse.ts'), 'utf8');
  expect(seed).toContain("look: { shape: 'pearl', material: 'pearl', tint: '#123456' },");
  expect(seed).toContain("unit: 'Pearls',");
});

it('gives each brand client ids of its own', async () => {
  const root = copyOfRepository();
  await writeBrand(root, choices);
  await writeBrand(root, { ...choices, key: 'anchor' });

  const ids = ['lighthouse', 'anchor'].map(
    (key) =>
      /clientId: '(\d+)'/.exec(
        readFileSync(join(root, 'apps/sandbox/src/seed', `${key}.ts`), 'utf8'),
      )?.[1],
  );
  expect(ids).toEqual(['110001', '120001']);
});

it('writes nothing when the brand exists', async () => {
  const root = copyOfRepository();
  await writeBrand(root, choices);
  const before = changed.map((file) => readFileSync(join(root, file), 'utf8'));

  await expect(writeBrand(root, choices)).rejects.toThrow('exists already: choose another key');
  expect(changed.map((file) => readFileSync(join(root, file), 'utf8'))).toEqual(before);
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
