import { describe, expect, it } from 'vitest';
import { casesOfStates } from './cases-of-states';
import { matrixKinds } from './fault-case';
import { hostFaults } from './host-faults';
import { checkCases } from './check-cases';

describe.each(matrixKinds)('%s: client and model agree on every state of a host', (kind) => {
  it.each(Object.entries(hostFaults))('%s', async (_, faults) => {
    expect(await checkCases(casesOfStates(kind, faults))).toEqual([]);
  });
});
