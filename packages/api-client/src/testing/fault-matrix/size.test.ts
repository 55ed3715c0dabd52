import { expect, it } from 'vitest';
import { casesOfStates } from './cases-of-states';
import { casesOfHosts, casesOfTriples, memoriesOfHosts, setupsOfTriples } from './cases-of-triples';
import { type FaultCase, matrixKinds } from './fault-case';
import { hostFaults } from './host-faults';

const faults = Object.values(hostFaults).flat();

function count(casesOf: (kind: (typeof matrixKinds)[number]) => readonly FaultCase[]): number {
  return matrixKinds.reduce((sum, kind) => sum + casesOf(kind).length, 0);
}

const sizes = {
  states: count((kind) => casesOfStates(kind, faults)),
  triples: count((kind) =>
    setupsOfTriples.flatMap((environment) => casesOfTriples(kind, environment)),
  ),
  hosts: count((kind) => memoriesOfHosts.flatMap((memory) => casesOfHosts(kind, memory))),
};
const size = sizes.states + sizes.triples + sizes.hosts;

it(`the fault matrix has ${size} cases: ${JSON.stringify(sizes)}`, () => {
  expect(size).toBeGreaterThan(80_000);
});

it('host faults have unique names', () => {
  expect(new Set(faults.map(({ name }) => name)).size).toBe(faults.length);
});
