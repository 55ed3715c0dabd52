import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { archiveAll } from './archive.mjs';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'archive-'));
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

/**
 * Archives a package whose file for a script element is empty.
 *
 * @param {object} fields of its manifest
 */
async function archived(fields) {
  const folder = join(root, 'one');
  for (const part of ['one/reports', 'one/dist', 'to'])
    mkdirSync(join(root, part), { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify(fields));
  writeFileSync(join(folder, 'reports/package.tgz'), 'packed');
  writeFileSync(join(folder, 'dist/one.js'), '');
  const member = /** @type {const} */ ({ kind: 'package', name: '@shop/one', version: '1.0.0' });
  return archiveAll([{ ...member, folder }], join(root, 'to'));
}

it('writes the integrity of the file for a script element beside the package', async () => {
  const written = await archived({ unpkg: './dist/one.js' });
  const names = ['shop-one-1.0.0.tgz', 'shop-one-1.0.0.integrity.json'];
  expect(written).toEqual(names.map((name) => join(root, 'to', name)));
  // The hash of nothing, as the standard for secure hashes has it.
  const hash = 'OLBgp1GsljhM2TJ+sbHjaiH9txEUvgdDTAzHv2P24donTt6/529l+9Ua0vFImLlb';
  expect(JSON.parse(readFileSync(written[1] ?? '', 'utf8'))).toEqual({
    'dist/one.js': `sha384-${hash}`,
  });
});

it('writes the source maps of an app beside what is served, and not into it', async () => {
  const folder = join(root, 'app');
  for (const part of ['app/dist', 'app/reports/source-maps', 'to'])
    mkdirSync(join(root, part), { recursive: true });
  writeFileSync(join(folder, 'dist/a.js'), '');
  writeFileSync(join(folder, 'reports/source-maps/a.js.map'), '{}');
  const member = /** @type {const} */ ({ kind: 'app', name: '@shop/app', version: '1.2.0' });
  const written = await archiveAll([{ ...member, folder }], join(root, 'to'));
  const names = ['shop-app-1.2.0.tgz', 'shop-app-1.2.0.maps.tgz'];
  expect(written).toEqual(names.map((name) => join(root, 'to', name)));
  const [served, maps] = written.map((file) =>
    execFileSync('tar', ['-tzf', file], { encoding: 'utf8' }).trim().split('\n'),
  );
  expect(served).toEqual(['dist/', 'dist/a.js']);
  expect(maps).toEqual(['source-maps/', 'source-maps/a.js.map']);
});

it('writes none for a package without such a file', async () => {
  await archived({});
  expect(readdirSync(join(root, 'to'))).toEqual(['shop-one-1.0.0.tgz']);
});
