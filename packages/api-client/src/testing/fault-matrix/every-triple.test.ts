import { describe, expect, it, vi } from 'vitest';
import { casesOfTriples, setupsOfTriples } from './cases-of-triples';
import { matrixKinds } from './fault-case';
import { checkCases } from './check-cases';

// A test takes a second or two; the limit is for a busy machine.
vi.setConfig({ testTimeout: 60_000 });

describe.each(matrixKinds)(
  '%s: client and model agree on every three states in sequence',
  (kind) => {
    it.each(setupsOfTriples)('$hosts host(s), one back end: $sameBackend', async (environment) => {
      expect(await checkCases(casesOfTriples(kind, environment))).toEqual([]);
    });
  },
);
