import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { repository } from '../terminal/repository.mjs';
import { checkProject } from './check-project.mjs';
import { listProjects } from './list-projects.mjs';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'types-'));
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

/**
 * @param {string} path
 * @param {string} text
 */
function write(path, text) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

/**
 * @param {Readonly<Record<string, string>>} files
 * @param {object} compilerOptions beside those all projects share
 */
async function complaints(files, compilerOptions = {}) {
  const base = join(repository, 'tsconfig.base.json');
  const settings = { extends: base, include: ['src'], compilerOptions };
  write('tsconfig.json', JSON.stringify(settings));
  for (const [name, text] of Object.entries(files)) write(`src/${name}`, text);
  const { code, output } = await checkProject(root, 'tsconfig.json');
  const found = output.match(/TS\d+/g) ?? [];
  expect(code === 0).toBe(found.length === 0);
  return found;
}

const catalogue = `
  const texts = { pay: 'Pay', retry: 'Try again' } as const;
  type Key = keyof typeof texts;
  export const translate = (key: Key): string => texts[key];
`;

describe('a planted error is found', () => {
  it.each([
    ['a misspelt message key', 'TS2345', `${catalogue} translate('retyr');`],
    [
      'a state without a text',
      'TS2741',
      `type State = 'paid' | 'late';
       export const text = { paid: 'Paid' } satisfies Record<State, string>;`,
    ],
    [
      'a case that a switch forgets',
      'TS2366',
      `export function text(state: 'paid' | 'late'): string {
         switch (state) { case 'paid': return 'Paid'; }
       }`,
    ],
    [
      'an expected error that is none',
      'TS2578',
      '// @ts-expect-error\nexport const a: number = 1;',
    ],
    [
      'an item that may not be there',
      'TS2322',
      'export const first = (l: string[]): string => l[0];',
    ],
    ['null where there must be a value', 'TS2322', 'export const name: string = null;'],
    ['a name nobody uses', 'TS6133', 'const unused = 1;\nexport {};'],
    ['a type imported as a value', 'TS1484', 'import { Key } from "./key";\nexport type A = Key;'],
    ['an enum', 'TS1294', 'export enum State { Paid }'],
    ['a module that is not there', 'TS2307', 'import { a } from "./nowhere";\nexport const b = a;'],
    ['the page, in code that runs without one', 'TS2584', 'export const page = document.body;'],
    ['Node, in code that runs without it', 'TS2591', 'export const home = process.env;'],
  ])('%s', async (_, code, planted) => {
    const found = await complaints({ 'planted.ts': planted, 'key.ts': 'export type Key = "a";' });

    expect(found).toEqual([code]);
  });

  it('in a test of types, in a component and in JavaScript that names its types', async () => {
    const files = {
      'key.test-d.ts': `${catalogue} translate('retyr');`,
      'part.tsx': 'const width: number = "1";\nexport { width };',
      'tool.mjs': '/** @type {number} */\nexport const width = "1";',
    };

    expect(await complaints(files, { allowJs: true, checkJs: true })).toHaveLength(3);
  });
});

it('what is right has no complaint', async () => {
  expect(await complaints({ 'right.ts': `${catalogue} translate('retry');` })).toEqual([]);
});

it('the settings of a project are its own', async () => {
  const page = { 'page.ts': 'export const page = document.body;' };

  expect(await complaints(page, { lib: ['ES2022', 'DOM'] })).toEqual([]);
});

it('every project is found, however deep, and none that was installed or built', () => {
  for (const path of [
    'tsconfig.base.json',
    'apps/shop/tsconfig.json',
    'apps/shop/tsconfig.core.json',
    'tools/bench/page/tsconfig.json',
    'node_modules/other/tsconfig.json',
    'apps/shop/dist/tsconfig.json',
    '.cache/tsconfig.json',
  ])
    write(path, '{}');

  expect(listProjects(root)).toEqual([
    'apps/shop/tsconfig.core.json',
    'apps/shop/tsconfig.json',
    'tools/bench/page/tsconfig.json',
  ]);
});
