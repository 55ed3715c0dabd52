import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { keysOf } from '../api/keys-of.mjs';
import { repository } from '../terminal/repository.mjs';
import { field, text } from '../test/json.mjs';
import { environmentOf, findPackageManager } from './package-manager.mjs';

/** Returns a clone that wants version 1.2.3, and a cache with it. */
function makeClone() {
  const folder = mkdtempSync(join(tmpdir(), 'manager-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  const root = join(folder, 'clone');
  mkdirSync(root);
  writeFileSync(join(root, 'package.json'), '{\n  "packageManager": "pnpm@1.2.3+sha512.ab"\n}');
  const cache = join(folder, 'cache/node_modules');
  mkdirSync(join(cache, 'pnpm/bin'), { recursive: true });
  const program = join(cache, 'pnpm/bin/pnpm.cjs');
  writeFileSync(program, '');
  const bin = join(cache, '.bin');
  const ask = vi.fn(async () => `${['/other', bin, '/usr/bin'].join(delimiter)}\n/etc/npmrc\n`);
  return { root, program, bin, ask };
}

it('finds the version that package.json names where npm has put it', async () => {
  const { root, program, bin, ask } = makeClone();

  await expect(findPackageManager(root, ask)).resolves.toEqual({
    version: '1.2.3',
    program,
    folder: bin,
    settings: '/etc/npmrc',
  });
  expect(ask).toHaveBeenCalledWith('1.2.3', root);
});

it('asks npm once', async () => {
  const { root, ask } = makeClone();
  const first = await findPackageManager(root, ask);

  await expect(findPackageManager(root, ask)).resolves.toEqual(first);
  expect(ask).toHaveBeenCalledTimes(1);
});

it('asks npm again for another version', async () => {
  const { root, ask } = makeClone();
  await findPackageManager(root, ask);
  writeFileSync(join(root, 'package.json'), '{ "packageManager": "pnpm@1.3.0" }');

  await expect(findPackageManager(root, ask)).resolves.toMatchObject({ version: '1.3.0' });
  expect(ask).toHaveBeenCalledTimes(2);
});

it('asks npm again when its cache was emptied', async () => {
  const { root, program, ask } = makeClone();
  await findPackageManager(root, ask);
  rmSync(program);

  await expect(findPackageManager(root, ask)).rejects.toThrow('npm has put pnpm 1.2.3 in no');
  expect(ask).toHaveBeenCalledTimes(2);
});

it('is the pnpm that programs find, also if another is on the PATH', async () => {
  const { root, ask } = makeClone();
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
  vi.stubEnv('PATH', ['/usr/local/bin', '/bin'].join(delimiter));
  const manager = await findPackageManager(root, ask);

  expect(environmentOf(manager, ['/clone/node_modules/.bin'])).toMatchObject({
    PATH: [manager.folder, '/clone/node_modules/.bin', '/usr/local/bin', '/bin'].join(delimiter),
    npm_config_globalconfig: '/etc/npmrc',
  });
});

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: repository,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => existsSync(join(repository, path)));

it('no script of a manifest needs a pnpm or Turborepo on the PATH', () => {
  const manifests = files.filter((path) => /(^|\/)package\.json$/.test(path));
  const wrong = manifests.flatMap((path) => {
    /** @type {unknown} */
    const manifest = JSON.parse(readFileSync(join(repository, path), 'utf8'));
    const scripts = field(manifest, 'scripts');
    return keysOf(scripts)
      .filter((name) => /(^|&&|\|\||;)\s*(npx\s+)?(pnpm|turbo)\s/.test(text(scripts, name)))
      .map((name) => `${path}: ${name}`);
  });

  expect(manifests.length).toBeGreaterThan(20);
  expect(wrong).toEqual([]);
});

it('no file tells people to run them with npx', () => {
  const wrong = files
    .filter((path) => /\.(md|mdx|mjs|tsx?|sh)$|(^|\/)Dockerfile$|^\.ci\//.test(path))
    // They say why not.
    .filter((path) => !['docs/adr/0070', 'tools/README.md'].some((one) => path.startsWith(one)))
    .filter((path) => !path.startsWith('tools/setup/package-manager.test'))
    .filter((path) =>
      /npx (--\S+ )*(pnpm|turbo)\b/.test(readFileSync(join(repository, path), 'utf8')),
    );

  expect(wrong).toEqual([]);
});
