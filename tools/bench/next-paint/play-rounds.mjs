/** @typedef {import('./scenes.mjs').Scene} Scene */
/** @typedef {import('./stage.mjs').Paint} Paint */
/** @typedef {import('./stage.mjs').Stage} Stage */

/** What was measured in one round: paints by contestant, then by interaction. */
/** @typedef {ReadonlyMap<string, Readonly<Record<string, readonly Paint[]>>>} Round */

/** Slow contestants are there to be looked at, not to be judged: every so many rounds is enough. */
const slowEvery = 5;

/**
 * Plays all scenes in turns, each on a page of its own, so that whatever else the machine does falls
 * on all contestants alike. Each round begins with another one.
 *
 * @param {readonly Scene[]} scenes
 * @param {(contestant: string) => Promise<Stage>} put
 * @param {number} rounds
 * @returns {Promise<Round[]>}
 */
export async function playRounds(scenes, put, rounds) {
  /** @type {Round[]} */
  const played = [];
  for (let round = 0; round < rounds; round += 1) {
    const first = round % scenes.length;
    /** @type {Map<string, Record<string, readonly Paint[]>>} */
    const paints = new Map();
    for (const { contestant, isSlow, play } of [
      ...scenes.slice(first),
      ...scenes.slice(0, first),
    ]) {
      if (isSlow && round % slowEvery !== 0) continue;
      const stage = await put(contestant);
      paints.set(contestant, await play(stage));
      await stage.leave();
    }
    played.push(paints);
  }
  return played;
}
