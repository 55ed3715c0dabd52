import { describe, expect, it } from 'vitest';
import { casesOfTriples, casesToCheck, setupsOfTriples } from './cases-of-triples';
import { matrixKinds } from './fault-case';
import { checkCases } from './check-cases';

describe.each(matrixKinds)(
  '%s: client and model agree on every three states in sequence',
  (kind) => {
    it.each(setupsOfTriples)('$hosts host(s), one back end: $sameBackend', async (environment) => {
      expect(await checkCases(casesToCheck(casesOfTriples(kind, environment)))).toEqual([]);
    });
  },
);
