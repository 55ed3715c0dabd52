import { load } from './load.mjs';
import { alternate } from './rounds.mjs';

const rounds = 5;
const roundSeconds = 3;

/**
 * Compares two instances on one database with one instance, under as many connections in all.
 *
 * @param {string} title
 * @param {readonly [number, number]} ports
 * @param {() => string} nextPath
 * @returns {Promise<import('./evaluate.mjs').Comparison>}
 */
export async function compareInstances(title, [one, other], nextPath) {
  const both = async () => {
    const rates = await Promise.all([one, other].map((port) => load(port, nextPath, roundSeconds)));
    return rates.reduce((sum, rate) => sum + rate, 0);
  };
  const single = () => load(one, nextPath, roundSeconds);
  await both();
  await single();
  const rates = await alternate(rounds, both, single);
  // Two cores are shared by the instances, the database and the client, so that little is left to gain.
  return { title, ...rates, minRatio: 1 };
}
