import { expect, it } from 'vitest';
import { goodAnswers, networkFaults } from './host-faults';
import { judgeCells } from './judge-cells';

const [good] = goodAnswers;
const [dead] = networkFaults;
const liar = { ...dead, seen: good.seen };

it('a cell in which client and model part is shown with what each of them says', async () => {
  const deviations = await judgeCells([
    {
      kind: 'create',
      hosts: 1,
      sameBackend: true,
      remembered: null,
      story: 'a connection that is refused and taken for an answer',
      faultAt: () => liar,
    },
  ]);
  expect(deviations).toMatchObject([
    {
      cell: 'create, 1 host(s), one back end: a connection that is refused and taken for an answer',
      expected: { asked: ['a@0'], outcome: 'content', sees: 'what was asked for' },
      got: { asked: ['a@0', 'a@4', 'a@8'], outcome: 'failed network after 3', sees: 'unknown' },
      brokenLaws: [],
    },
  ]);
});
