import { expect, it } from 'vitest';
import { goodAnswers, networkFaults } from './host-faults';
import { checkCases } from './check-cases';

const [good] = goodAnswers;
const [dead] = networkFaults;
const mislabelled = { ...dead, seen: good.seen };

it('reports a case with both traces when client and model deviate', async () => {
  const deviations = await checkCases([
    {
      kind: 'create',
      hosts: 1,
      sameBackend: true,
      remembered: null,
      description: 'a connection that is refused and taken for an answer',
      faultAt: () => mislabelled,
    },
  ]);
  expect(deviations).toMatchObject([
    {
      faultCase:
        'create, 1 host(s), one back end: a connection that is refused and taken for an answer',
      expected: { asked: ['a@0'], outcome: 'content', sees: 'the content' },
      got: { asked: ['a@0', 'a@4', 'a@8'], outcome: 'failed network after 3', sees: 'unknown' },
      violatedInvariants: [],
    },
  ]);
});
