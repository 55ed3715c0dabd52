import { expect, it } from 'vitest';
import { runAll } from './run-all.mjs';

it('does as many jobs at once as allowed, and keeps the order of their results', async () => {
  let running = 0;
  let most = 0;
  const jobs = [3, 1, 2, 1].map((turns) => async () => {
    running += 1;
    most = Math.max(most, running);
    for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
    running -= 1;
    return turns;
  });

  expect(await runAll(jobs, 2)).toEqual([3, 1, 2, 1]);
  expect(most).toBe(2);
});
