import { ours } from './scenes.mjs';
import { targets } from './targets.mjs';

/**
 * What is compared with what.
 *
 * @typedef {object} Comparison
 * @property {string} what
 * @property {string} interaction
 * @property {string} ours contestant
 * @property {string} floor contestant: the least that does the same
 * @property {string | null} plain contestant: the same as one writes it at first
 * @property {import('./targets.mjs').Target} target
 */

/**
 * @param {readonly string[]} popups
 * @returns {Comparison[]}
 */
export function comparisons(popups) {
  const openings = ['open, first time', 'open, again'].flatMap((interaction) =>
    popups.map((name) => ({
      what: `${interaction}: ${name}`,
      interaction,
      ours: name,
      floor: 'box',
      plain: null,
      target: targets.tap,
    })),
  );
  const searches = ['first key', 'clear'].map((interaction) => ({
    what: `search of 5,000 servers: ${interaction}`,
    interaction,
    ours: ours.search,
    floor: 'windowed servers',
    plain: 'plain servers',
    target: targets.key,
  }));
  const picks = {
    what: 'pick among 300 channels',
    interaction: 'pick',
    ours: ours.pick,
    floor: 'windowed channels',
    plain: 'plain channels',
    target: targets.tap,
  };
  return [...openings, ...searches, picks];
}
