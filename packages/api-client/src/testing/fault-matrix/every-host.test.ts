import { describe, expect, it } from 'vitest';
import { casesOfHosts, casesToCheck, memoriesOfHosts } from './cases-of-triples';
import { matrixKinds } from './fault-case';
import { checkCases } from './check-cases';

describe.each(matrixKinds)(
  '%s: client and model agree on every three states, one for each host',
  (kind) => {
    it.each(memoriesOfHosts)(
      'host $remembered remembered, one back end: $sameBackend',
      async (memory) => {
        expect(await checkCases(casesToCheck(casesOfHosts(kind, memory)))).toEqual([]);
      },
    );
  },
);
