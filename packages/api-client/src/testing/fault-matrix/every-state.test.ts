import { describe, expect, it, vi } from 'vitest';
import { cellsOfStates } from './cells-of-states';
import { matrixKinds } from './fault-cell';
import { hostFaults } from './host-faults';
import { judgeCells } from './judge-cells';

// The limit is for a machine that is busy with other things: a test takes a second or two.
vi.setConfig({ testTimeout: 60_000 });

describe.each(matrixKinds)('%s: every state of a host', (kind) => {
  it.each(Object.entries(hostFaults))('%s', async (_, faults) => {
    expect(await judgeCells(cellsOfStates(kind, faults))).toEqual([]);
  });
});
