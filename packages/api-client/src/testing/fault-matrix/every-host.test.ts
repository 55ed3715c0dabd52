import { describe, expect, it, vi } from 'vitest';
import { cellsOfHosts, memoriesOfHosts } from './cells-of-triples';
import { matrixKinds } from './fault-cell';
import { judgeCells } from './judge-cells';

// The limit is for a machine that is busy with other things: a test takes a second or two.
vi.setConfig({ testTimeout: 60_000 });

describe.each(matrixKinds)('%s: every three states, one for each host', (kind) => {
  it.each(memoriesOfHosts)(
    'host $remembered remembered, one back end: $sameBackend',
    async (memory) => {
      expect(await judgeCells(cellsOfHosts(kind, memory))).toEqual([]);
    },
  );
});
