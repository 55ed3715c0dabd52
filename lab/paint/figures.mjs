import { median } from '../../tools/bench/median.mjs';

const slowestOf = (values) =>
  [...values].sort((a, b) => a - b)[Math.ceil(0.98 * values.length) - 1] ?? Number.NaN;

/**
 * Evaluates a comparison. The median meets its target if it is at most the target, or if its ratio to
 * the baseline is at most that of the target on the reference machine. If the slowest paints of the
 * baseline miss the target too, the machine is too noisy to judge.
 *
 * @param rounds the paints of each round by candidate, then by interaction
 */
export function figuresOf(rounds, { what, interaction, candidate, baseline, target }) {
  const paintsOf = (name) => rounds.map((round) => round.get(name)?.[interaction] ?? []);
  const [paints, others] = [candidate, baseline].map(paintsOf);
  const [own, other] = [paints.flat(), others.flat()];
  // Of the ratios of the rounds, so that a slow round does not distort the result.
  const ratio = median(paints.map((round, index) => median(round) / median(others[index])));
  const isWithin = median(own) <= target.median || ratio <= target.median / target.baseline;
  const exceeded = slowestOf(other) > target.slowest ? 'too noisy' : 'EXCEEDED';
  return {
    what,
    median: median(own),
    slowest: slowestOf(own),
    baselineMedian: median(other),
    baselineSlowest: slowestOf(other),
    ratio,
    medianResult: isWithin ? 'ok' : 'EXCEEDED',
    slowestResult: slowestOf(own) <= target.slowest ? 'ok' : exceeded,
  };
}

/** Returns the rows of the result table, with a header row. */
export function rowsOf(figures) {
  const ms = (value) => `${value.toFixed(0)} ms`;
  const measured = ['median', '98 %', 'baseline', '98 %', '× baseline'];
  return [
    ['to the next paint', ...measured, 'median', '98 %'],
    ...figures.map((figure) => [
      figure.what,
      ms(figure.median),
      ms(figure.slowest),
      ms(figure.baselineMedian),
      ms(figure.baselineSlowest),
      `${figure.ratio.toFixed(2)} ×`,
      figure.medianResult,
      figure.slowestResult,
    ]),
  ];
}
