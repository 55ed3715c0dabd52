/** @typedef {import('./figures.mjs').Figures} Figures */
/** @typedef {import('./figures.mjs').Round} Round */
/** @typedef {import('./measure.mjs').Visit} Visit */

/**
 * Makes all visits in turn, so that other load on the machine affects all of them. Each round begins
 * with another visit.
 *
 * @param {readonly Visit[]} visits
 * @param {number} rounds
 * @param {(visit: Visit) => Promise<Figures>} measure
 * @returns {Promise<Round[]>}
 */
export async function runRounds(visits, rounds, measure) {
  /** @type {Round[]} */
  const results = [];
  for (let round = 0; round < rounds; round += 1) {
    const first = round % visits.length;
    /** @type {Map<string, Figures>} */
    const figures = new Map();
    for (const visit of [...visits.slice(first), ...visits.slice(0, first)])
      if (round === 0 || !visit.isOnlyOnce) figures.set(visit.name, await measure(visit));
    results.push(figures);
  }
  return results;
}
