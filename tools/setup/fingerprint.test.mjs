import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fingerprint as fingerprintOf } from './fingerprint.mjs';
import { listManifests } from './manifests.mjs';
import { isInstalled as isInstalledWith, writeStamp } from './stamp.mjs';

const runtime = 'v20.20.2 linux x64';

/** @type {(root: string, runtime: string) => string} */
const fingerprint = (root, version) => fingerprintOf(root, version, listManifests(root));

/** @type {(root: string, fingerprint: string) => boolean} */
const isInstalled = (root, wanted) => isInstalledWith(root, wanted, listManifests(root));

describe('isInstalled', () => {
  let root = '';
  const put = (/** @type {string} */ path, /** @type {string} */ text) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'clone-'));
    put('package.json', '{}');
    put('pnpm-lock.yaml', 'lock');
    put('packages/one/package.json', '{"name":"one"}');
    put('node_modules/kept/package.json', '{}');
    mkdirSync(join(root, 'packages/one/node_modules'), { recursive: true });
  });
  afterEach(() => {
    rmSync(root, { recursive: true });
  });

  it('is false in a fresh clone', () => {
    expect(isInstalled(root, fingerprint(root, runtime))).toBe(false);
  });

  it('is true when nothing has changed', () => {
    writeStamp(root, fingerprint(root, runtime));

    expect(isInstalled(root, fingerprint(root, runtime))).toBe(true);
  });

  it.each([
    ['the lockfile', 'pnpm-lock.yaml', 'another lock'],
    ['the workspace’s settings', 'pnpm-workspace.yaml', 'overrides: {}'],
    ['the root’s manifest', 'package.json', '{"private":true}'],
    ['a package’s manifest', 'packages/one/package.json', '{"name":"other"}'],
    ['the list of packages', 'brands/package.json', '{}'],
  ])('is false after a change of %s', (_, path, text) => {
    writeStamp(root, fingerprint(root, runtime));
    put(path, text);

    expect(isInstalled(root, fingerprint(root, runtime))).toBe(false);
  });

  it('is false for another version of Node', () => {
    writeStamp(root, fingerprint(root, runtime));

    expect(isInstalled(root, fingerprint(root, 'v22.1.0 linux x64'))).toBe(false);
  });

  it('is false when a package has lost its node_modules', () => {
    writeStamp(root, fingerprint(root, runtime));
    rmSync(join(root, 'packages/one/node_modules'), { recursive: true });

    expect(isInstalled(root, fingerprint(root, runtime))).toBe(false);
  });

  it('ignores a folder with a lockfile of its own', () => {
    writeStamp(root, fingerprint(root, runtime));
    put('tools/package.json', '{"name":"tools"}');
    put('tools/pnpm-lock.yaml', 'lock');

    expect(isInstalled(root, fingerprint(root, runtime))).toBe(true);
  });

  it('ignores the packages of another workspace', () => {
    writeStamp(root, fingerprint(root, runtime));
    put('examples/pnpm-workspace.yaml', "packages:\n  - '*'\n");
    put('examples/pnpm-lock.yaml', 'lock');
    put('examples/one/package.json', '{"name":"example"}');

    expect(isInstalled(root, fingerprint(root, runtime))).toBe(true);
  });

  it('ignores source files', () => {
    writeStamp(root, fingerprint(root, runtime));
    put('packages/one/src/index.ts', 'export {};');

    expect(isInstalled(root, fingerprint(root, runtime))).toBe(true);
  });

  it('is false when text moves from one manifest to the next', () => {
    put('a/package.json', 'xy');
    put('b/package.json', 'z');
    const before = fingerprint(root, runtime);
    put('a/package.json', 'x');
    put('b/package.json', 'yz');

    expect(fingerprint(root, runtime)).not.toBe(before);
  });
});
