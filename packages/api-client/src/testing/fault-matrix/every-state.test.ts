import { describe, expect, it, vi } from 'vitest';
import { casesOfStates } from './cases-of-states';
import { matrixKinds } from './fault-case';
import { hostFaults } from './host-faults';
import { checkCases } from './check-cases';

// A test takes a second or two; the limit is for a busy machine.
vi.setConfig({ testTimeout: 60_000 });

describe.each(matrixKinds)('%s: client and model agree on every state of a host', (kind) => {
  it.each(Object.entries(hostFaults))('%s', async (_, faults) => {
    expect(await checkCases(casesOfStates(kind, faults))).toEqual([]);
  });
});
