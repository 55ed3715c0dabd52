import { median } from '../../tools/bench/median.mjs';

/** The paints of one round by candidate, then by interaction. */
const slowestOf = (values) =>
  [...values].sort((a, b) => a - b)[Math.ceil(0.98 * values.length) - 1] ?? Number.NaN;

/**
 * Evaluates a comparison. The median meets its target if it is at most the target, or if its ratio to
 * the baseline is at most that of the target on the reference machine. If the slowest paints of the
 * baseline miss the target too, the machine is too noisy to judge.
 */
export function figuresOf(rounds, { what, interaction, candidate, baseline, target }) {
  const paintsOf = (some, name) => some.flatMap((round) => round.get(name)?.[interaction] ?? []);
  const events = (some, name) => paintsOf(some, name).map(({ event }) => event);
  const [own, other] = [candidate, baseline].map((name) => events(rounds, name));
  // Of the ratios of the rounds, so that a slow round does not distort the result.
  const ratio = median(
    rounds.map((round) => median(events([round], candidate)) / median(events([round], baseline))),
  );
  const isWithin = median(own) <= target.median || ratio <= target.median / target.baseline;
  const isNoisy = slowestOf(other) > target.slowest;
  const exceeded = isNoisy ? 'too noisy' : 'EXCEEDED';
  return {
    what,
    median: median(own),
    slowest: slowestOf(own),
    baselineMedian: median(other),
    baselineSlowest: slowestOf(other),
    ratio,
    shown: median(paintsOf(rounds, candidate).map(({ shown }) => shown)),
    medianResult: isWithin ? 'ok' : 'EXCEEDED',
    slowestResult: slowestOf(own) <= target.slowest ? 'ok' : exceeded,
  };
}

/** Returns the rows of the result table, with a header row. */
export function rowsOf(figures) {
  const ms = (value) => `${value.toFixed(0)} ms`;
  const head = [
    'median',
    '98 %',
    'baseline',
    '98 %',
    '× baseline',
    'shown after',
    'median',
    '98 %',
  ];
  return [
    ['to the next paint', ...head],
    ...figures.map((figure) => [
      figure.what,
      ms(figure.median),
      ms(figure.slowest),
      ms(figure.baselineMedian),
      ms(figure.baselineSlowest),
      `${figure.ratio.toFixed(2)} ×`,
      ms(figure.shown),
      figure.medianResult,
      figure.slowestResult,
    ]),
  ];
}
