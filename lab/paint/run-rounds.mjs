/** @typedef {import('./browser.mjs').BenchPage} BenchPage */
/** @typedef {import('./browser.mjs').Paint} Paint */
/** @typedef {import('./scenarios.mjs').Scenario} Scenario */

/** The results of one round: paints by candidate, then by interaction. */
/** @typedef {ReadonlyMap<string, Readonly<Record<string, readonly Paint[]>>>} Round */

/** Slow candidates have no target, so they run only every few rounds. */
const slowInterval = 5;

/**
 * Runs all scenarios in turn, each on a new page, so that other load on the machine affects all of
 * them. Each round begins with another scenario.
 *
 * @param {readonly Scenario[]} scenarios
 * @param {(candidate: string) => Promise<BenchPage>} openPage
 * @param {number} rounds
 * @returns {Promise<Round[]>}
 */
export async function runRounds(scenarios, openPage, rounds) {
  /** @type {Round[]} */
  const results = [];
  for (let round = 0; round < rounds; round += 1) {
    const first = round % scenarios.length;
    /** @type {Map<string, Record<string, readonly Paint[]>>} */
    const paints = new Map();
    for (const { candidate, isSlow, run } of [
      ...scenarios.slice(first),
      ...scenarios.slice(0, first),
    ]) {
      if (isSlow && round % slowInterval !== 0) continue;
      const page = await openPage(candidate);
      paints.set(candidate, await run(page));
      await page.close();
    }
    results.push(paints);
  }
  return results;
}
