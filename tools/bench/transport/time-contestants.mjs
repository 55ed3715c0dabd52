import { timeRounds } from './rounds.mjs';

const params = { billing_no: '20261121000000000001' };
const warmUp = { rounds: 10, calls: 50 };
/** Many short rounds: what else the machine does falls on all of one round alike. */
const race = { rounds: 81, calls: 50 };

/**
 * @param {Readonly<Record<string, import('./contestant.mjs').Send>>} contestants
 * @returns {Promise<import('./rounds.mjs').Round[]>}
 */
export async function timeContestants(contestants) {
  const calls = Object.fromEntries(
    Object.entries(contestants).map(([name, send]) => [name, () => send(params)]),
  );
  await timeRounds(calls, warmUp);
  return timeRounds(calls, race);
}
