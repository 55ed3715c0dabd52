import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { reset } from '../control/reset';
import { runSuiteWith, sendTo } from '../test-house/run-suite';
import { type TestHouse, openTestHouse } from '../test-house/test-house';
import { defects } from './defects';

/** The rules of a whole domain are some hundred calls, and the machine may be busy. */
const longRun = 120_000;

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
beforeEach(async () => reset(house.services));
afterAll(async () => house.close());

describe('a back end is found out that', () => {
  it.each(defects)(
    '$name',
    async ({ spoil, only, rule, finding }) => {
      const results = await runSuiteWith(spoil(sendTo(house)), { only: [only] });
      const found = results.find(({ check }) => check.rule === rule);
      expect(found?.verdict).toMatchObject({
        kind: 'broken',
        finding: expect.stringMatching(finding),
      });
    },
    longRun,
  );
});
