import { median } from '../../tools/bench/median.mjs';
import { percentile } from './percentile.mjs';

/** @typedef {import('./comparisons.mjs').Comparison} Comparison */
/** @typedef {import('./run-rounds.mjs').Round} Round */

/**
 * The results of a comparison; times in milliseconds.
 *
 * @typedef {object} Figures
 * @property {string} what
 * @property {number} median of Event Timing, like all others except `shown`
 * @property {number} slowest 98th percentile
 * @property {number} baselineMedian
 * @property {number} baselineSlowest
 * @property {number | null} plainMedian
 * @property {number} ratio to the baseline: the median of the ratios of the rounds
 * @property {number} shown median time until the result is in the page
 * @property {'ok' | 'EXCEEDED'} medianResult
 * @property {'ok' | 'EXCEEDED' | 'too noisy'} slowestResult
 */

/**
 * @param {readonly Round[]} rounds
 * @param {string} candidate
 * @param {string} interaction
 */
function paintsOf(rounds, candidate, interaction) {
  return rounds.flatMap((round) => round.get(candidate)?.[interaction] ?? []);
}

/**
 * Returns the median of the ratios of the rounds, so that a slow round does not distort the result.
 *
 * @param {readonly Round[]} rounds
 * @param {Comparison} comparison
 */
function ratioOf(rounds, { candidate, baseline, interaction }) {
  return median(
    rounds.map((round) => {
      const [time, baselineTime] = [candidate, baseline].map((name) =>
        median(paintsOf([round], name, interaction).map(({ event }) => event)),
      );
      return (time ?? Number.NaN) / (baselineTime ?? Number.NaN);
    }),
  );
}

/**
 * Evaluates a comparison. The median meets its target if it is at most the target, or if its ratio to
 * the baseline is at most that of the target on the reference machine. If the slowest paints of the
 * baseline miss the target too, the machine is too noisy to judge.
 *
 * @param {readonly Round[]} rounds
 * @param {Comparison} comparison
 * @returns {Figures}
 */
export function figuresOf(rounds, comparison) {
  const { what, interaction, target } = comparison;
  const paints = paintsOf(rounds, comparison.candidate, interaction);
  const events = paints.map(({ event }) => event);
  const baseline = paintsOf(rounds, comparison.baseline, interaction).map(({ event }) => event);
  const plain =
    comparison.plain === null
      ? null
      : paintsOf(rounds, comparison.plain, interaction).map(({ event }) => event);
  const ratio = ratioOf(rounds, comparison);
  const isWithinTarget =
    median(events) <= target.median || ratio <= target.median / target.baseline;
  const slowest = percentile(events, 98);
  const baselineSlowest = percentile(baseline, 98);
  return {
    what,
    median: median(events),
    slowest,
    baselineMedian: median(baseline),
    baselineSlowest,
    plainMedian: plain === null ? null : median(plain),
    ratio,
    shown: median(paints.map(({ shown }) => shown)),
    medianResult: isWithinTarget ? 'ok' : 'EXCEEDED',
    slowestResult: slowestResult(slowest, baselineSlowest, target.slowest),
  };
}

/**
 * @param {number} slowest
 * @param {number} baselineSlowest
 * @param {number} max
 */
function slowestResult(slowest, baselineSlowest, max) {
  if (slowest <= max) return 'ok';
  return baselineSlowest > max ? 'too noisy' : 'EXCEEDED';
}
