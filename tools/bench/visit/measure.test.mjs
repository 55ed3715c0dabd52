import { expect, it } from 'vitest';
import { blockingTime } from './measure.mjs';

const task = (/** @type {number} */ start, /** @type {number} */ duration) => ({ start, duration });

it.each([
  ['only what exceeds 50 ms of each task', [task(200, 60), task(400, 150)], 110],
  ['no task of 50 ms', [task(200, 50)], 0],
  ['no task before the first paint', [task(0, 90)], 0],
  ['of a task that the first paint divides, the part after it', [task(60, 140)], 50],
])('counts %s', (_what, tasks, expected) => {
  expect(blockingTime(tasks, 100)).toBe(expected);
});
