import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { changesSince, releaseNotes } from './notes.mjs';

const changelog = `# @shop/one

## 0.10.0

### Minor Changes

- 1a2b3c4: New.

### Patch Changes

- Updated dependencies [1a2b3c4]
- Updated dependencies [5d6e7f8]
  - @shop/two@0.2.0

## 0.9.0

### Minor Changes

- Old.
`;

it('returns the entries since a version, with one list of dependencies', () => {
  expect(changesSince(changelog, '0.9.0')).toBe(`### 0.10.0

#### Minor Changes

- 1a2b3c4: New.

#### Patch Changes

- Updated dependencies
  - @shop/two@0.2.0`);
});

it('returns all entries for what was never released', () => {
  expect(changesSince(changelog, null)).toContain('Old.');
});

it('says of each member its version before and now', () => {
  const folder = mkdtempSync(join(tmpdir(), 'notes-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  writeFileSync(join(folder, 'CHANGELOG.md'), changelog);
  const member = /** @type {const} */ ({
    kind: 'app',
    name: '@shop/one',
    version: '0.10.0',
    folder,
  });
  const tags = new Set(['@shop/one@0.8.0', '@shop/one@0.9.0', '@shop/one-more@2.0.0']);
  const notes = releaseNotes([member, { ...member, name: '@shop/new' }], tags);
  expect(notes).toContain('## @shop/one: 0.9.0 → 0.10.0\n\n### 0.10.0');
  expect(notes).toContain('## @shop/new: not released → 0.10.0\n');
});

it('says so if a change log has no entry', () => {
  const member = /** @type {const} */ ({ kind: 'app', name: '@shop/one', version: '1.0.0' });
  const notes = releaseNotes([{ ...member, folder: '/nowhere' }], new Set());
  expect(notes).toContain('Its change log has no entry.');
});
