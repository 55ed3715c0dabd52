import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import critical from '../../packages/i18n/src/catalogues/en/critical.json';
import deferred from '../../packages/i18n/src/catalogues/en/deferred.json';
import { listSourceFiles } from '../boundaries/source-files.mjs';
import { repository } from '../terminal/repository.mjs';
import { unusedKeys } from './unused-keys.mjs';
import { usedKeys } from './used-keys.mjs';

const modules = {
  'packages/ui/src/a.tsx': "// 'in.comment'\nt('as.string'); t(`as.template`); t(`group.${tab}`);",
  'packages/ui/src/b.ts': "export const key = { title: 'in.table' };",
  'packages/ui/src/b.test.ts': "t('in.test');",
  'packages/ui/src/b.stories.tsx': "t('in.story');",
  'packages/ui/test/c.ts': "t('in.test');",
  'packages/i18n/src/catalogues/en/critical-keys.ts': "interface Keys { 'in.catalogue': never }",
};

it('usedKeys finds keys in string literals and groups in template strings', () => {
  const root = mkdtempSync(join(tmpdir(), 'texts-'));
  for (const [path, code] of Object.entries(modules)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), code);
  }
  const expected = ['as.string', 'as.template', 'group.one', 'group.two', 'in.table'];
  const unused = ['as.other', 'in.comment', 'in.test', 'in.story', 'in.catalogue', 'plain'];
  const used = usedKeys(root, Object.keys(modules), [...expected, ...unused]);
  rmSync(root, { recursive: true });
  expect([...used]).toEqual(expected);
});

// Slow: parses every source file that may show texts.
it('every text is used, except the listed ones', () => {
  const keys = Object.keys({ ...critical, ...deferred }).map((key) =>
    key.replace(/_(one|other)$/, ''),
  );
  const used = usedKeys(repository, listSourceFiles(repository), keys);
  const unused = [...new Set(keys)].filter((key) => !used.has(key));
  expect(unused.sort()).toEqual([...unusedKeys].sort());
}, 60_000);
