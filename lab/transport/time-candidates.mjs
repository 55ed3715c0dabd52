import { timeRounds } from './rounds.mjs';

const params = { billing_no: '20261121000000000001' };
const warmUp = { rounds: 10, calls: 50 };
/** Many short rounds, so that other load affects all candidates of a round. */
const measurement = { rounds: 121, calls: 40 };

/** Returns the CPU time in milliseconds, which other processes affect less than elapsed time. */
function processorTime() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/**
 * Times candidates after a warm-up.
 *
 * @param {Readonly<Record<string, import('./candidate.mjs').Send>>} candidates
 * @returns {Promise<import('./rounds.mjs').Round[]>}
 */
export async function timeCandidates(candidates) {
  const calls = Object.fromEntries(
    Object.entries(candidates).map(([name, send]) => [name, () => send(params)]),
  );
  await timeRounds(calls, warmUp, processorTime);
  return timeRounds(calls, measurement, processorTime);
}
