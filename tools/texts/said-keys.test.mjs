import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { critical } from '../../packages/i18n/src/catalogues/en/critical';
import { deferred } from '../../packages/i18n/src/catalogues/en/deferred';
import { listSourceFiles } from '../boundaries/source-files.mjs';
import { repository } from '../terminal/repository.mjs';
import { saidKeys } from './said-keys.mjs';
import { unsaidKeys } from './unsaid-keys.mjs';

const modules = {
  'packages/ui/src/a.tsx': "// 'in.comment'\nt('as.string'); t(`as.template`); t(`group.${tab}`);",
  'packages/ui/src/b.ts': "export const key = { title: 'in.table' };",
  'packages/ui/src/b.test.ts': "t('in.test');",
  'packages/ui/src/b.stories.tsx': "t('in.story');",
  'packages/ui/test/c.ts': "t('in.test');",
  'packages/i18n/src/catalogues/en/critical.ts': "export const critical = { 'in.catalogue': '' };",
};

it('a key is said by a string, or by a template that begins with its group', () => {
  const root = mkdtempSync(join(tmpdir(), 'texts-'));
  for (const [path, code] of Object.entries(modules)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), code);
  }
  const saidHere = ['as.string', 'as.template', 'group.one', 'group.two', 'in.table'];
  const others = ['as.other', 'in.comment', 'in.test', 'in.story', 'in.catalogue', 'plain'];
  const said = saidKeys(root, Object.keys(modules), [...saidHere, ...others]);
  rmSync(root, { recursive: true });
  expect([...said]).toEqual(saidHere);
});

// Reads every module that shows texts.
it('every text is said somewhere, but for the listed ones', () => {
  const keys = Object.keys({ ...critical, ...deferred }).map((key) =>
    key.replace(/_(one|other)$/, ''),
  );
  const said = saidKeys(repository, listSourceFiles(repository), keys);
  const unsaid = [...new Set(keys)].filter((key) => !said.has(key));
  expect(unsaid.sort()).toEqual([...unsaidKeys].sort());
}, 60_000);
