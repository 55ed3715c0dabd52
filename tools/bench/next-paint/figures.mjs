import { median } from '../median.mjs';
import { percentile } from './percentile.mjs';

/** @typedef {import('./comparisons.mjs').Comparison} Comparison */
/** @typedef {import('./play-rounds.mjs').Round} Round */

/**
 * What came out of a comparison; times in milliseconds.
 *
 * @typedef {object} Figures
 * @property {string} what
 * @property {number} median of Event Timing, as all that follow but `shown`
 * @property {number} slowest 98th percentile
 * @property {number} floorMedian
 * @property {number} floorSlowest
 * @property {number | null} plainMedian
 * @property {number} ratio to the floor: the middle of the rounds' ratios
 * @property {number} shown until what was asked for is in the page, in the middle
 * @property {'kept' | 'EXCEEDED'} verdict
 * @property {'kept' | 'EXCEEDED' | 'too noisy'} slowestVerdict
 */

/**
 * @param {readonly Round[]} rounds
 * @param {string} contestant
 * @param {string} interaction
 */
function paintsOf(rounds, contestant, interaction) {
  return rounds.flatMap((round) => round.get(contestant)?.[interaction] ?? []);
}

/**
 * Each round gives a ratio, so that a round in which the machine was slow counts like any other.
 *
 * @param {readonly Round[]} rounds
 * @param {Comparison} comparison
 */
function ratioOf(rounds, { ours, floor, interaction }) {
  return median(
    rounds.map((round) => {
      const [one, other] = [ours, floor].map((contestant) =>
        median(paintsOf([round], contestant, interaction).map(({ event }) => event)),
      );
      return (one ?? Number.NaN) / (other ?? Number.NaN);
    }),
  );
}

/**
 * Judges a comparison. The median keeps its target where it is below it, or where it is no further
 * above the floor than the target is. The slowest of so few tell more of the machine than of us where
 * the floor misses the target too.
 *
 * @param {readonly Round[]} rounds
 * @param {Comparison} comparison
 * @returns {Figures}
 */
export function figuresOf(rounds, comparison) {
  const { what, interaction, target } = comparison;
  const paints = paintsOf(rounds, comparison.ours, interaction);
  const events = paints.map(({ event }) => event);
  const floor = paintsOf(rounds, comparison.floor, interaction).map(({ event }) => event);
  const plain =
    comparison.plain === null
      ? null
      : paintsOf(rounds, comparison.plain, interaction).map(({ event }) => event);
  const ratio = ratioOf(rounds, comparison);
  const isKept = median(events) <= target.median || ratio <= target.median / target.floor;
  const slowest = percentile(events, 98);
  const floorSlowest = percentile(floor, 98);
  return {
    what,
    median: median(events),
    slowest,
    floorMedian: median(floor),
    floorSlowest,
    plainMedian: plain === null ? null : median(plain),
    ratio,
    shown: median(paints.map(({ shown }) => shown)),
    verdict: isKept ? 'kept' : 'EXCEEDED',
    slowestVerdict: slowestVerdict(slowest, floorSlowest, target.slowest),
  };
}

/**
 * @param {number} slowest
 * @param {number} floorSlowest
 * @param {number} atMost
 */
function slowestVerdict(slowest, floorSlowest, atMost) {
  if (slowest <= atMost) return 'kept';
  return floorSlowest > atMost ? 'too noisy' : 'EXCEEDED';
}
