import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { groupByEnvironment } from './environment-sequencer.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sequencer-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

it('brings the files of one project and environment together, in their order', () => {
  const file = (
    /** @type {string} */ title,
    /** @type {string} */ project,
    /** @type {string} */ text,
  ) => {
    const moduleId = join(folder, title);
    writeFileSync(moduleId, text);
    return { title, moduleId, project: { name: project } };
  };
  const page = '// @vitest-environment jsdom\n';
  const files = [
    file('page 1', 'shop', page),
    file('rule 1', 'shop', ''),
    file('page 2', 'shop', page),
    file('server', 'sandbox', ''),
    file('rule 2', 'shop', ''),
    file('page 3', 'shop', page),
  ];
  expect(groupByEnvironment(files).map(({ title }) => title)).toEqual([
    ...['page 1', 'page 2', 'page 3'],
    ...['rule 1', 'rule 2'],
    'server',
  ]);
});
