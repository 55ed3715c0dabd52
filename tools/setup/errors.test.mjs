import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PlainFailure } from '../terminal/plain-failure.mjs';
import { installError } from './install-error.mjs';
import { nodeVersionError } from './node-version.mjs';
import { ensureWritable } from './writable.mjs';

it.each(['20.19.0', '20.20.2', '22.0.0', '24.1.0'])(
  'nodeVersionError returns null for Node %s',
  (version) => {
    expect(nodeVersionError(version)).toBeNull();
  },
);

it.each(['20.18.9', '18.20.0', '8.0.0'])('nodeVersionError names Node %s as too old', (version) => {
  expect(nodeVersionError(version)).toContain(`This is Node ${version}`);
});

it.each([
  ['a full disk', 'ENOSPC: no space left on device, write', 'disk is full'],
  ['a folder of another user', 'ERR_PNPM_EACCES  EACCES: permission denied', 'cannot be written'],
  ['a read-only disk', 'EROFS: read-only file system, mkdir', 'cannot be written'],
  ['a stale lockfile', 'ERR_PNPM_OUTDATED_LOCKFILE  Cannot install', 'does not match'],
  ['no DNS', 'getaddrinfo ENOTFOUND registry.example', 'could not be reached'],
  ['no network', 'connect ECONNREFUSED 127.0.0.1:9', 'could not be reached'],
  ['an unknown reason', 'something odd', 'in the lines above'],
])('installError explains %s', (_, output, message) => {
  expect(installError(output, { root: '/clone', folder: '/clone' })).toContain(message);
});

it.each([
  ['/clone', '`node tools/pnpm.mjs install` once in /clone'],
  ['/clone/tools', '`node tools/pnpm.mjs --dir tools install` once in /clone'],
])('installError says how to write the lockfile of %s', (folder, message) => {
  const error = installError('ERR_PNPM_OUTDATED_LOCKFILE', { root: '/clone', folder });
  expect(error).toContain(message);
});

it('ensureWritable names the folder that cannot be written to', () => {
  const parent = mkdtempSync(join(tmpdir(), 'disk-'));
  const folder = join(parent, 'file', 'data');
  writeFileSync(join(parent, 'file'), 'not a folder');

  expect(() => {
    ensureWritable(folder, 'the packages');
  }).toThrow(PlainFailure);
  expect(() => {
    ensureWritable(folder, 'the packages');
  }).toThrow(folder);
  rmSync(parent, { recursive: true });
});
