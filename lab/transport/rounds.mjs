/** @typedef {Readonly<Record<string, number>>} Round milliseconds per call, by candidate */

/**
 * Times candidates in turn, so that other load on the machine affects all of them. Each round begins
 * with another candidate.
 *
 * @param {Readonly<Record<string, () => Promise<unknown>>>} candidates each makes one call
 * @param {{ rounds: number, calls: number }} size `calls` per candidate and round
 * @param {() => number} now milliseconds of any monotonic clock
 * @returns {Promise<Round[]>}
 */
export async function timeRounds(candidates, { rounds, calls }, now) {
  const names = Object.keys(candidates);
  /** @type {Round[]} */
  const timed = [];
  for (let round = 0; round < rounds; round += 1) {
    const first = round % names.length;
    /** @type {Record<string, number>} */
    const times = {};
    for (const name of [...names.slice(first), ...names.slice(0, first)])
      times[name] = await timeCalls(candidates[name], calls, now);
    timed.push(times);
  }
  return timed;
}

/**
 * @param {(() => Promise<unknown>) | undefined} call
 * @param {number} calls
 * @param {() => number} now
 */
async function timeCalls(call, calls, now) {
  const startedAt = now();
  for (let made = 0; made < calls; made += 1) await call?.();
  return (now() - startedAt) / calls;
}
