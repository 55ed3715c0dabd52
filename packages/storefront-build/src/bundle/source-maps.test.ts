import { SourceMap } from 'node:module';
import { describe, expect, it } from 'vitest';
import { mappingsBehind } from './source-maps';

/** Maps `let a;` and, in the same line, `let b;`. */
const made = 'AAAA,OAAQ';

/** Returns the original column of a place in code; null for code without a source. */
function columnAt(mappings: string, line: number, column: number): number | null {
  const map = new SourceMap({
    ...{ version: 3, file: 'a.js', sources: ['a.ts'], names: [], sourceRoot: '' },
    ...{ mappings, sourcesContent: ['let a; let b;'] },
  });
  const entry = map.findEntry(line, column);
  return 'originalColumn' in entry && entry.originalSource !== undefined
    ? entry.originalColumn
    : null;
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
