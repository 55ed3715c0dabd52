import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readSources } from './read-sources.mjs';

it('finds the source of each published entry, and of each file that a star stands for', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sources-'));
  mkdirSync(join(folder, 'src/endpoints'), { recursive: true });
  for (const name of ['cards-api.ts', 'goods-api.ts', 'goods-api.test.ts', 'tags.ts'])
    writeFileSync(join(folder, 'src/endpoints', name), '');
  const published = (/** @type {string} */ path) => ({
    types: `./dist/${path}.d.ts`,
    default: `./dist/${path}.js`,
  });
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({
      exports: { '.': './src/index.ts', './*': './src/endpoints/*-api.ts' },
      publishConfig: { exports: { '.': published('index'), './*': published('endpoints/*-api') } },
    }),
  );
  expect(readSources(folder)).toEqual({
    index: './src/index.ts',
    'endpoints/cards-api': './src/endpoints/cards-api.ts',
    'endpoints/goods-api': './src/endpoints/goods-api.ts',
  });
  rmSync(folder, { recursive: true });
});
