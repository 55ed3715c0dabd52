import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Plugin, build } from 'vite';
import { describe, expect, it } from 'vitest';
import { mappingsBehind, sourceMaps } from './source-maps';

/** Maps `let a;` and, in the same line, `let b;`. */
const made = 'AAAA,OAAQ';

/** Returns the original column of a place in code; null for code without a source. */
function columnAt(mappings: string, line: number, column: number): number | null {
  // A place without a source has no column either, which the types do not say.
  const entry: { originalColumn?: number } = mapOf(mappings).findEntry(line, column);
  return entry.originalColumn ?? null;
}

/** Returns the map of a source `a.ts`. */
function mapOf(mappings: string): SourceMap {
  const sources = { sources: ['a.ts'], sourcesContent: [], sourceRoot: '' };
  return new SourceMap({ version: 3, file: 'a.js', names: [], mappings, ...sources });
}

describe('the mappings of code behind another text', () => {
  it.each([
    ['nothing', ''],
    ['a line', 'line\n'],
    ['two lines', 'line\n\n'],
    ['one character', 'a'],
    ['fifteen characters', 'a'.repeat(15)],
    ['sixteen characters', 'a'.repeat(16)],
    ['several thousand characters', 'a'.repeat(54_321)],
    ['a line and characters', `line\n${'a'.repeat(600)}`],
  ])('find the same places behind %s', (_, before) => {
    const lines = before.split('\n');
    const columns = lines.at(-1)?.length ?? 0;
    const moved = mappingsBehind(before, made);
    const found = [0, 7].map((column) => columnAt(moved, lines.length - 1, columns + column));
    expect(found).toEqual([0, 8]);
  });

  it('give that text no source', () => {
    const moved = mappingsBehind('(()=>{})();', made);
    expect([0, 10, 11].map((column) => columnAt(moved, 0, column))).toEqual([null, null, 0]);
  });

  it('find the same places in later lines', () => {
    expect(columnAt(mappingsBehind('aaa', `;${made}`), 1, 7)).toBe(8);
    expect(columnAt(mappingsBehind('aaa\n', `;${made}`), 2, 7)).toBe(8);
  });
});

/** As the styles of the payment: in the same line, before Vite adds what a chunk imports on demand. */
const adding: Plugin = {
  name: 'adding',
  enforce: 'post',
  generateBundle: (_, bundle) => {
    for (const output of Object.values(bundle))
      if (output.type === 'chunk') output.code = `(()=>{${';'.repeat(9_000)}})();${output.code}`;
  },
};

it('lead to the source of a chunk that another plug-in has put something before', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'source-maps-'));
  const source = "document.title = 'first';\ndocument.write(import('./later'));\n";
  writeFileSync(join(folder, 'main.ts'), source);
  writeFileSync(join(folder, 'later.ts'), "export const later = 'second';");
  const maps = join(folder, 'maps');
  const input = join(folder, 'main.ts');
  await build({
    ...{ root: folder, configFile: false, logLevel: 'silent' },
    plugins: [adding, sourceMaps(maps, true)],
    build: { rolldownOptions: { input } },
  });
  const [file = ''] = readdirSync(join(maps, 'assets')).filter((name) => /^main-.*js$/.test(name));
  const code = readFileSync(join(maps, 'assets', file), 'utf8');
  const written = readFileSync(join(maps, 'assets', `${file}.map`), 'utf8');
  const [, mappings = ''] = /"mappings":"([^"]*)"/.exec(written) ?? [];
  const map = mapOf(mappings);
  rmSync(folder, { recursive: true });
  for (const token of ['document.title', 'document.write']) {
    const before = code.slice(0, code.indexOf(token)).split('\n');
    const entry = map.findEntry(before.length - 1, before.at(-1)?.length ?? 0);
    const line = 'originalLine' in entry ? entry.originalLine : -1;
    const column = 'originalColumn' in entry ? entry.originalColumn : 0;
    expect(source.split('\n')[line]?.slice(column)).toMatch(new RegExp(`^${token}`));
  }
});
