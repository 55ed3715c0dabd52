import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readEntries } from './read-entries.mjs';
import { reportOf } from './report-of.mjs';

const documented = '/** Pays. */\nexport declare function pay(price: number): void;\n';

// Slow: each report runs the compiler with the types of the browser.
describe('reportOf', { timeout: 60_000 }, () => {
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

  it('contains every export with its signature', () => {
    const { text, errors } = reported(documented);

    expect(text).toContain('export function pay(price: number): void;');
    expect(errors).toEqual([]);
  });

  it('changes with a signature, but not with a docblock', () => {
    const { text } = reported(documented);

    expect(reported(documented.replace('number', 'string')).text).not.toBe(text);
    expect(reported(documented.replace('Pays.', 'Charges the player.')).text).toBe(text);
  });

  it('reports an export without a docblock', () => {
    expect(reported(documented.replace('/** Pays. */', '')).errors).toEqual([
      expect.stringContaining('no docblock: export function pay'),
    ]);
  });

  it('reports a type that is used but not exported, unless types may be hidden', () => {
    const hidden = `interface Price { readonly major: number }\n${documented.replace('price: number', 'price: Price')}export {};\n`;

    expect(reported(hidden).errors).toEqual([expect.stringContaining('"Price"')]);
    expect(reported(hidden, true).errors).toEqual([]);
  });
});

describe('readEntries', () => {
  const published = { '.': { types: './dist/index.d.ts' }, './a': { types: './dist/a.d.ts' } };
  const manifest = (/** @type {Readonly<Record<string, string>>} */ exports) => ({
    name: '@shop/one',
    exports,
    publishConfig: { exports: published },
  });

  it('returns the published entries', () => {
    expect(readEntries(manifest({ '.': './src/index.ts', './a': './src/a.ts' }))).toEqual([
      { name: 'index', types: './dist/index.d.ts' },
      { name: 'a', types: './dist/a.d.ts' },
    ]);
  });

  it('throws if the published entries differ from those in the workspace', () => {
    expect(() => readEntries(manifest({ '.': './src/index.ts' }))).toThrow('must be in both');
  });
});
