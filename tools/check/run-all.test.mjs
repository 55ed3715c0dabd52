import { expect, it } from 'vitest';
import { runAll } from './run-all.mjs';

it('runAll limits the parallel jobs and keeps the order of their results', async () => {
  let running = 0;
  let maxRunning = 0;
  const jobs = [3, 1, 2, 1].map((turns) => async () => {
    running += 1;
    maxRunning = Math.max(maxRunning, running);
    for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
    running -= 1;
    return turns;
  });

  expect(await runAll(jobs, 2)).toEqual([3, 1, 2, 1]);
  expect(maxRunning).toBe(2);
});
