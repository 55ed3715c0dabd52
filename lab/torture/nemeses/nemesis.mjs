import { setTimeout as wait } from 'node:timers/promises';

/**
 * An attack on something. `strike` resolves when it is over and everything is as before; `isOnce` if it can
 * happen only once, in the middle of a run, `isEssential` if even a short run has to include it.
 * @typedef {object} Nemesis
 * @property {string} name
 * @property {boolean} [isOnce]
 * @property {boolean} [isEssential]
 * @property {(random: ReturnType<typeof import('../random.mjs').createRandom>) => Promise<void>} strike
 */

const minMs = 200;
const usualMs = 1_000;
/** Longer than the silence after which the sandbox gives up a connection to the database. */
const longMs = 6_000;
const longShare = 0.15;

/** Waits as long as something stays broken: mostly about a second, at times longer than any time limit. */
export async function hold(random) {
  await wait(minMs + random.below(random.happens(longShare) ? longMs : usualMs));
}
