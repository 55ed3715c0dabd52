import { expect, it } from 'vitest';
import { cellsOfStates } from './cells-of-states';
import { cellsOfHosts, cellsOfTriples, memoriesOfHosts, worldsOfTriples } from './cells-of-triples';
import { type FaultCell, matrixKinds } from './fault-cell';
import { hostFaults } from './host-faults';

const faults = Object.values(hostFaults).flat();

function count(cellsOf: (kind: (typeof matrixKinds)[number]) => readonly FaultCell[]): number {
  return matrixKinds.reduce((sum, kind) => sum + cellsOf(kind).length, 0);
}

const sizes = {
  states: count((kind) => cellsOfStates(kind, faults)),
  triples: count((kind) => worldsOfTriples.flatMap((world) => cellsOfTriples(kind, world))),
  hosts: count((kind) => memoriesOfHosts.flatMap((memory) => cellsOfHosts(kind, memory))),
};
const size = sizes.states + sizes.triples + sizes.hosts;

it(`the fault matrix has ${size} cells: ${JSON.stringify(sizes)}`, () => {
  expect(size).toBeGreaterThan(80_000);
});

it('no two states have the same name', () => {
  expect(new Set(faults.map(({ name }) => name)).size).toBe(faults.length);
});
