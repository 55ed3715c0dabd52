import { Bench } from 'tinybench';
import { median } from '../tools/bench/median.mjs';

/** Processor time in milliseconds, which other processes affect less than elapsed time. */
function processorTime() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/**
 * Times tasks in turn, in many short rounds, so that what else the machine does affects all tasks of a round.
 *
 * @param {Readonly<Record<string, { run: () => unknown, before?: () => void }>>} tasks `before` is not timed
 * @param {{ rounds: number, iterations: number, warmUp: number }} size `iterations` of a task in a round, and before all
 * @returns {Promise<Record<string, number[]>>} by task, the mean milliseconds in each round
 */
export async function timeInTurn(tasks, { rounds, iterations, warmUp }) {
  const times = Object.fromEntries(Object.keys(tasks).map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    const bench = new Bench({
      ...{ time: 0, iterations, now: processorTime, throws: true },
      ...{ warmup: round === 0, warmupTime: 0, warmupIterations: warmUp },
    });
    // Garbage of one task is collected while the next one runs.
    const inOrder = Object.entries(tasks);
    for (const [name, { run, before }] of round % 2 === 0 ? inOrder : inOrder.reverse())
      bench.add(name, run, { beforeEach: before });
    for (const { name, result } of await bench.run()) times[name]?.push(result.latency.mean);
  }
  return times;
}

/** Compares two tasks by the median of the ratios of the rounds, so that a slow round does not distort it. */
export function ratio(times, task, other) {
  return median((times[task] ?? []).map((time, round) => time / (times[other]?.[round] ?? NaN)));
}
