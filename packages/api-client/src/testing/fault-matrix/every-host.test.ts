import { describe, expect, it, vi } from 'vitest';
import { casesOfHosts, memoriesOfHosts } from './cases-of-triples';
import { matrixKinds } from './fault-case';
import { checkCases } from './check-cases';

// A test takes a second or two; the limit is for a busy machine.
vi.setConfig({ testTimeout: 60_000 });

describe.each(matrixKinds)(
  '%s: client and model agree on every three states, one for each host',
  (kind) => {
    it.each(memoriesOfHosts)(
      'host $remembered remembered, one back end: $sameBackend',
      async (memory) => {
        expect(await checkCases(casesOfHosts(kind, memory))).toEqual([]);
      },
    );
  },
);
