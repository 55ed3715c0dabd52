import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PlainFailure } from '../terminal/plain-failure.mjs';
import { repository } from '../terminal/repository.mjs';
import { keysOf } from '../api/keys-of.mjs';
import { field, text } from '../test/json.mjs';
import { chosenExamples, examples } from './examples.mjs';

const root = join(repository, 'examples');
const maxLines = 60;

/** @param {string} path relative to `examples/` */
const read = (path) => readFileSync(join(root, path), 'utf8');

/**
 * Lists what a team writes of an example: neither manifest nor configuration of the framework.
 *
 * @param {string} name
 */
function sourcesOf(name) {
  const list = ['ls-files', '--cached', '--others', '--exclude-standard', name];
  const files = execFileSync('git', list, { cwd: root, encoding: 'utf8' }).trim().split('\n');
  return files
    .filter((path) => existsSync(join(root, path)))
    .filter((path) => !/package\.json$|\.config\.mjs$/.test(path));
}

it('every folder with a manifest is an example that is tested', () => {
  const folders = readdirSync(root).filter((name) => existsSync(join(root, name, 'package.json')));
  expect(folders.sort()).toEqual(examples.map(({ name }) => name).sort());
});

describe.each(examples.map(({ name }) => name))('the example %s', (name) => {
  it(`has at most ${String(maxLines)} lines of its own`, () => {
    const sources = sourcesOf(name);
    expect(sources).not.toEqual([]);
    const lines = sources.flatMap((path) => read(path).trimEnd().split('\n'));
    expect(lines.length).toBeLessThanOrEqual(maxLines);
  });

  it('names the exact version of each framework', () => {
    /** @type {unknown} */
    const manifest = JSON.parse(read(`${name}/package.json`));
    const versions = ['dependencies', 'devDependencies']
      .map((kind) => field(manifest, kind))
      .flatMap((wanted) => keysOf(wanted).map((one) => `${one} ${String(field(wanted, one))}`));
    const inexact = versions.filter((one) => !/ \d+\.\d+\.\d+$/.test(one));
    expect(inexact).toContain('@shop/contract latest');
    expect(inexact.filter((one) => !/^@shop\/.* latest$/.test(one))).toEqual([]);
  });
});

it('the lockfile names no host, and takes our packages from their unpacked tarballs alone', () => {
  const lock = read('pnpm-lock.yaml');
  expect(lock).not.toMatch(/https?:/);
  expect([...lock.matchAll(/resolution: \{(directory: [^,]+)/g)].map(([, place]) => place)).toEqual(
    ['contract', 'payment-element', 'payments'].map((name) => `directory: packed/${name}`),
  );
});

it.each(['contract', 'payment-element', 'payments'])(
  'the lockfile has what %s depends on now',
  (name) => {
    const folder = join(repository, 'packages', name);
    /** @type {(of: string) => unknown} */
    const manifestIn = (of) => JSON.parse(readFileSync(join(of, 'package.json'), 'utf8'));
    const wanted = keysOf(field(manifestIn(folder), 'dependencies')).map((one) => {
      const installed = manifestIn(join(folder, 'node_modules', one));
      const isOurs = one.startsWith('@shop/');
      return `${one}: ${isOurs ? one.replace('@shop/', 'file:packed/') : text(installed, 'version')}`;
    });
    const [, snapshots = ''] = read('pnpm-lock.yaml').split('\nsnapshots:\n');
    const [, locked = ''] =
      new RegExp(`'@shop/${name}@[^']*':\n    dependencies:\n((      .*\n)*)`).exec(snapshots) ??
      [];

    expect(
      locked
        .trim()
        .split(/\n */)
        // pnpm names the optional peer that a package was given.
        .map((line) => line.replaceAll(/'|\(.*\)/g, '')),
    ).toEqual(wanted);
  },
);

it('chosenExamples says which examples there are when one has another name', () => {
  expect(chosenExamples([])).toEqual(examples);
  expect(chosenExamples(['vue']).map(({ name }) => name)).toEqual(['vue']);
  expect(() => chosenExamples(['angular'])).toThrow(PlainFailure);
  expect(() => chosenExamples(['angular'])).toThrow('There are plain, vue, next, svelte.');
});
