import { median } from '../../tools/bench/median.mjs';
import { ratio } from '../transport/ratio.mjs';

/** @param {number} value */
const asTimes = (value) => `${value.toFixed(2)} ×`;

/** @param {number} value */
const asMilliseconds = (value) => `${value.toFixed(1)} ms`;

/**
 * Compares the times of the listing with their limits. A second listing with precomputed arrays is
 * possible in 1.5 ms.
 *
 * @param {readonly import('../transport/rounds.mjs').Round[]} rounds by `loops`, `first` and `again`
 * @returns {import('../transport/budgets.mjs').Budget[]}
 */
export function listingBudgets(rounds) {
  const again = median(rounds.map((round) => round['again'] ?? Number.NaN));
  const share = asTimes(ratio(rounds, 'again', 'loops'));
  return [
    {
      what: 'listing, × plain loops',
      value: ratio(rounds, 'first', 'loops'),
      max: 1,
      format: asTimes,
    },
    {
      what: `again at another price (${share} the loops)`,
      value: again,
      max: 3,
      format: asMilliseconds,
    },
  ];
}
