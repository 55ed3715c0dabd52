import { measuredPopups } from './scenarios.mjs';
import { targets } from './targets.mjs';

/**
 * A candidate and what it is compared with.
 *
 * @typedef {object} Comparison
 * @property {string} what
 * @property {string} interaction
 * @property {string} candidate
 * @property {string} baseline candidate: a minimal implementation
 * @property {string | null} plain candidate: a straightforward implementation, if there is one
 * @property {import('./targets.mjs').Target} target
 */

/**
 * Returns all comparisons.
 *
 * @param {readonly string[]} popups names of the UI kit's popups
 * @returns {Comparison[]}
 */
export function comparisons(popups) {
  const openings = ['open, first time', 'open, again'].flatMap((interaction) =>
    popups.map((name) => ({
      what: `${interaction}: ${name}`,
      interaction,
      candidate: name,
      baseline: 'box',
      plain: null,
      target: targets.tap,
    })),
  );
  const searches = ['first key', 'clear'].map((interaction) => ({
    what: `search of 5,000 servers: ${interaction}`,
    interaction,
    candidate: measuredPopups.search,
    baseline: 'windowed servers',
    plain: 'plain servers',
    target: targets.key,
  }));
  const picks = {
    what: 'pick among 300 channels',
    interaction: 'pick',
    candidate: measuredPopups.pick,
    baseline: 'windowed channels',
    plain: 'plain channels',
    target: targets.tap,
  };
  return [...openings, ...searches, picks];
}
