import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { runCommand } from '../terminal/run-command.mjs';
import { archiveAll } from './archive.mjs';

const time = new Date('2026-11-28T00:00:00Z');

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
  return archiveAll([{ ...member, folder }], join(root, 'to'), time);
}

it('writes the integrity of the file for a script element beside the package', async () => {
  const written = await archived({ unpkg: './dist/one.js' });
  const names = ['shop-one-1.0.0.tgz', 'shop-one-1.0.0.cdx.json', 'shop-one-1.0.0.integrity.json'];
  expect(written).toEqual(names.map((name) => join(root, 'to', name)));
  // The hash of nothing, as the standard for secure hashes has it.
  const hash = 'OLBgp1GsljhM2TJ+sbHjaiH9txEUvgdDTAzHv2P24donTt6/529l+9Ua0vFImLlb';
  expect(JSON.parse(readFileSync(written[2] ?? '', 'utf8'))).toEqual({
    'dist/one.js': `sha384-${hash}`,
  });
});

it('writes the source maps of an app beside what is served, and not into it', async () => {
  const folder = join(root, 'app');
  for (const part of ['app/dist', 'app/reports/source-maps', 'to'])
    mkdirSync(join(root, part), { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"name":"@shop/app","version":"1.2.0"}');
  writeFileSync(join(folder, 'dist/a.js'), '');
  writeFileSync(join(folder, 'reports/source-maps/a.js.map'), '{}');
  const member = /** @type {const} */ ({ kind: 'app', name: '@shop/app', version: '1.2.0' });
  const written = await archiveAll([{ ...member, folder }], join(root, 'to'), time);
  const names = ['shop-app-1.2.0.tgz', 'shop-app-1.2.0.cdx.json', 'shop-app-1.2.0.maps.tgz'];
  expect(written).toEqual(names.map((name) => join(root, 'to', name)));
  const [served = '', , maps = ''] = written;
  const filesIn = async (/** @type {string} */ file) =>
    (await runCommand('tar', ['-tzf', file])).output.trim().split('\n');
  expect(await filesIn(served)).toEqual(['dist/', 'dist/a.js']);
  expect(await filesIn(maps)).toEqual(['source-maps/', 'source-maps/a.js.map']);
});

it('writes no integrity for a package without such a file', async () => {
  await archived({});
  expect(readdirSync(join(root, 'to'))).toEqual(['shop-one-1.0.0.cdx.json', 'shop-one-1.0.0.tgz']);
});

/**
 * Archives an app.
 *
 * @param {object} build
 * @param {readonly string[]} build.files in the order in which they are written
 * @param {number} build.mode of the files
 * @param {Date} build.builtAt
 */
async function archivedApp({ files, mode, builtAt }) {
  const folder = mkdtempSync(join(root, 'app-'));
  mkdirSync(join(folder, 'dist'));
  mkdirSync(join(folder, 'to'));
  writeFileSync(join(folder, 'package.json'), '{"name":"@shop/app","version":"1.0.0"}');
  for (const name of files) {
    const path = join(folder, 'dist', name);
    writeFileSync(path, name);
    chmodSync(path, mode);
    utimesSync(path, builtAt, builtAt);
  }
  const member = /** @type {const} */ ({
    kind: 'app',
    name: '@shop/app',
    version: '1.0.0',
    folder,
  });
  return archiveAll([member], join(folder, 'to'), time);
}

const files = ['b', 'a', 'd', 'h', 'e', 'f', 'c', 'g'];

it('writes the same bytes for the same files, whenever and by whom they were built', async () => {
  const one = await archivedApp({ files, mode: 0o644, builtAt: new Date('2026-01-01') });
  const other = await archivedApp({ files, mode: 0o600, builtAt: new Date('2026-02-02') });
  const bytes = (/** @type {string} */ path) => readFileSync(path).toString('base64');
  expect(one.map(bytes)).toEqual(other.map(bytes));
});

it('sorts the files of an app', async () => {
  const [path = ''] = await archivedApp({ files, mode: 0o644, builtAt: time });
  const { output } = await runCommand('tar', ['-tzf', path]);
  expect(output).toBe(
    `dist/\n${files
      .map((name) => `dist/${name}\n`)
      .sort()
      .join('')}`,
  );
});
