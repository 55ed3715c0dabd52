import { timeRounds } from './rounds.mjs';

const params = { billing_no: '20261121000000000001' };
const warmUp = { rounds: 10, calls: 50 };
/** Many short rounds: what else the machine does falls on all of one round alike. */
const race = { rounds: 121, calls: 40 };

/** Processor time: nobody waits for this network, and a busy machine has nothing to do with it. */
function processorTime() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/**
 * Times contestants after a warm-up.
 *
 * @param {Readonly<Record<string, import('./contestant.mjs').Send>>} contestants
 * @returns {Promise<import('./rounds.mjs').Round[]>}
 */
export async function timeContestants(contestants) {
  const calls = Object.fromEntries(
    Object.entries(contestants).map(([name, send]) => [name, () => send(params)]),
  );
  await timeRounds(calls, warmUp, processorTime);
  return timeRounds(calls, race, processorTime);
}
