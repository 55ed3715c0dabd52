import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { holdAgainst, writeReports } from './committed-reports.mjs';

const before = { name: 'index', text: 'export function pay(price: number): void;\n' };
const after = { name: 'index', text: 'export function pay(price: string): void;\n' };
const other = { name: 'cards', text: 'export const cards: string;\n' };

describe('the public surface', () => {
  let folder = '';
  beforeEach(() => {
    folder = join(mkdtempSync(join(tmpdir(), 'reports-')), 'api');
    writeReports(folder, [before]);
  });
  afterEach(() => {
    rmSync(join(folder, '..'), { recursive: true });
  });

  it('that is the committed one is fine', () => {
    expect(holdAgainst(folder, [before])).toEqual([]);
  });

  it('that has changed is refused, with what changed and what to run', () => {
    const [sentence = '', ...more] = holdAgainst(folder, [after]);

    expect(more).toEqual([]);
    expect(sentence).toContain('  - export function pay(price: number): void;');
    expect(sentence).toContain('  + export function pay(price: string): void;');
    expect(sentence).toContain('run `npm run api`');
  });

  it('that has changed is fine once its report is written again', () => {
    writeReports(folder, [after]);

    expect(holdAgainst(folder, [after])).toEqual([]);
  });

  it('is refused where an entry has no report yet', () => {
    expect(holdAgainst(folder, [before, other])).toEqual([
      expect.stringContaining('cards.api.md is not what the package offers'),
    ]);
  });

  it('is refused where an entry is gone, and its report goes when it is written again', () => {
    expect(holdAgainst(folder, [other])).toHaveLength(2);
    writeReports(folder, [other]);

    expect(readdirSync(folder)).toEqual(['cards.api.md']);
  });
});
