/** @typedef {Readonly<Record<string, number>>} Round milliseconds per call, by contestant */

/**
 * Times contestants in turns, so that whatever else the machine does falls on all of them alike.
 * Each round begins with another contestant.
 *
 * @param {Readonly<Record<string, () => Promise<unknown>>>} contestants each makes one call
 * @param {{ rounds: number, calls: number }} size `calls` is how many each makes in a round
 * @param {() => number} now milliseconds of any clock that goes on
 * @returns {Promise<Round[]>}
 */
export async function timeRounds(contestants, { rounds, calls }, now) {
  const names = Object.keys(contestants);
  /** @type {Round[]} */
  const timed = [];
  for (let round = 0; round < rounds; round += 1) {
    const first = round % names.length;
    /** @type {Record<string, number>} */
    const times = {};
    for (const name of [...names.slice(first), ...names.slice(0, first)])
      times[name] = await timeCalls(contestants[name], calls, now);
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
