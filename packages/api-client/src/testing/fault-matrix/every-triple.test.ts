import { describe, expect, it, vi } from 'vitest';
import { cellsOfTriples, worldsOfTriples } from './cells-of-triples';
import { matrixKinds } from './fault-cell';
import { judgeCells } from './judge-cells';

// The limit is for a machine that is busy with other things: a test takes a second or two.
vi.setConfig({ testTimeout: 60_000 });

describe.each(matrixKinds)('%s: every three states, one after the other', (kind) => {
  it.each(worldsOfTriples)('$hosts host(s), one back end: $sameBackend', async (world) => {
    expect(await judgeCells(cellsOfTriples(kind, world))).toEqual([]);
  });
});
