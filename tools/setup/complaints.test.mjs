import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PlainFailure } from '../terminal/plain-failure.mjs';
import { installComplaint } from './install-complaint.mjs';
import { nodeVersionComplaint } from './node-version.mjs';
import { ensureWritable } from './writable.mjs';

it.each(['20.19.0', '20.20.2', '22.0.0', '24.1.0'])('Node %s is new enough', (version) => {
  expect(nodeVersionComplaint(version)).toBeNull();
});

it.each(['20.18.9', '18.20.0', '8.0.0'])('Node %s is too old, and is told so', (version) => {
  expect(nodeVersionComplaint(version)).toContain(`This is Node ${version}`);
});

it.each([
  ['a full disk', 'ENOSPC: no space left on device, write', 'disk is full'],
  ['a folder of someone else', 'ERR_PNPM_EACCES  EACCES: permission denied', 'cannot be written'],
  ['a read-only disk', 'EROFS: read-only file system, mkdir', 'cannot be written'],
  ['a stale lockfile', 'ERR_PNPM_OUTDATED_LOCKFILE  Cannot install', 'does not fit'],
  ['no name service', 'getaddrinfo ENOTFOUND registry.example', 'could not be reached'],
  ['no network', 'connect ECONNREFUSED 127.0.0.1:9', 'could not be reached'],
  ['anything else', 'something odd', 'in the lines above'],
])('an installation that failed for %s says so', (_, output, sentence) => {
  expect(installComplaint(output, { root: '/clone', manager: 'pnpm@10.34.9' })).toContain(sentence);
});

it('a folder that takes no files is named', () => {
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
