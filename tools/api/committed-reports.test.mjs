import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compareReports, writeReports } from './committed-reports.mjs';

const before = { name: 'index', text: 'export function pay(price: number): void;\n' };
const after = { name: 'index', text: 'export function pay(price: string): void;\n' };
const other = { name: 'cards', text: 'export const cards: string;\n' };

describe('compareReports', () => {
  let folder = '';
  beforeEach(() => {
    folder = join(mkdtempSync(join(tmpdir(), 'reports-')), 'api');
    writeReports(folder, [before]);
  });
  afterEach(() => {
    rmSync(join(folder, '..'), { recursive: true });
  });

  it('returns nothing if the report is the committed one', () => {
    expect(compareReports(folder, [before])).toEqual([]);
  });

  it('returns the difference and the command to run if the API has changed', () => {
    const [error = '', ...more] = compareReports(folder, [after]);

    expect(more).toEqual([]);
    expect(error).toContain('  - export function pay(price: number): void;');
    expect(error).toContain('  + export function pay(price: string): void;');
    expect(error).toContain('run `npm run api`');
  });

  it('returns nothing after the report has been written again', () => {
    writeReports(folder, [after]);

    expect(compareReports(folder, [after])).toEqual([]);
  });

  it('returns an error for an entry without a report', () => {
    expect(compareReports(folder, [before, other])).toEqual([
      expect.stringContaining('cards.api.md differs from the public API'),
    ]);
  });

  it('returns an error for a removed entry until writeReports deletes its report', () => {
    expect(compareReports(folder, [other])).toHaveLength(2);
    writeReports(folder, [other]);

    expect(readdirSync(folder)).toEqual(['cards.api.md']);
  });
});
