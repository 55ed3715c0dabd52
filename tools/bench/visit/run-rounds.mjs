import { runAll } from '../../check/run-all.mjs';

/** @typedef {import('./figures.mjs').Figures} Figures */
/** @typedef {import('./figures.mjs').Round} Round */
/** @typedef {import('./measure.mjs').Visit} Visit */

/**
 * Makes all visits in turn, so that other load on the machine affects all of them. Each round begins
 * with another visit.
 *
 * @param {readonly Visit[]} visits
 * @param {number} rounds
 * @param {number} maxParallel how many visits are made at once; one where times count
 * @param {(visit: Visit) => Promise<Figures>} measure
 * @returns {Promise<Round[]>}
 */
export async function runRounds(visits, rounds, maxParallel, measure) {
  /** @type {Round[]} */
  const results = [];
  for (let round = 0; round < rounds; round += 1) {
    const first = round % visits.length;
    /** @type {Map<string, Figures>} */
    const figures = new Map();
    const jobs = [...visits.slice(first), ...visits.slice(0, first)]
      .filter(({ isOnlyOnce }) => round === 0 || !isOnlyOnce)
      .map((visit) => async () => figures.set(visit.name, await measure(visit)));
    await runAll(jobs, maxParallel);
    results.push(figures);
  }
  return results;
}
