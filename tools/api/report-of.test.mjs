import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readEntries } from './read-entries.mjs';
import { reportOf } from './report-of.mjs';

const documented = '/** Pays. */\nexport declare function pay(price: number): void;\n';

// Each report is a run of the compiler with the browser's types.
describe('the report of an entry', { timeout: 60_000 }, () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'package-'));
    mkdirSync(join(folder, 'dist'));
    writeFileSync(join(folder, 'package.json'), '{"name":"@shop/one","version":"1.0.0"}');
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });
  const reported = (/** @type {string} */ declarations, mayHideTypes = false) => {
    writeFileSync(join(folder, 'dist/index.d.ts'), declarations);
    return reportOf(folder, 'dist/index.d.ts', mayHideTypes);
  };

  it('has every export with its signature', () => {
    const { text, complaints } = reported(documented);

    expect(text).toContain('export function pay(price: number): void;');
    expect(complaints).toEqual([]);
  });

  it('changes with a signature, and not with a docblock', () => {
    const { text } = reported(documented);

    expect(reported(documented.replace('number', 'string')).text).not.toBe(text);
    expect(reported(documented.replace('Pays.', 'Takes the money.')).text).toBe(text);
  });

  it('complains of an export without a docblock', () => {
    expect(reported(documented.replace('/** Pays. */', '')).complaints).toEqual([
      expect.stringContaining('no docblock: export function pay'),
    ]);
  });

  it('complains of a type that is used and not exported, where none may be hidden', () => {
    const hidden = `interface Price { readonly major: number }\n${documented.replace('price: number', 'price: Price')}export {};\n`;

    expect(reported(hidden).complaints).toEqual([expect.stringContaining('"Price"')]);
    expect(reported(hidden, true).complaints).toEqual([]);
  });
});

describe('the entries of a package', () => {
  const published = { '.': { types: './dist/index.d.ts' }, './a': { types: './dist/a.d.ts' } };
  const manifest = (/** @type {Readonly<Record<string, string>>} */ exports) => ({
    name: '@shop/one',
    exports,
    publishConfig: { exports: published },
  });

  it('are those that are published', () => {
    expect(readEntries(manifest({ '.': './src/index.ts', './a': './src/a.ts' }))).toEqual([
      { name: 'index', types: './dist/index.d.ts' },
      { name: 'a', types: './dist/a.d.ts' },
    ]);
  });

  it('are the same inside the workspace and outside', () => {
    expect(() => readEntries(manifest({ '.': './src/index.ts' }))).toThrow(
      'or it is not published',
    );
  });
});
