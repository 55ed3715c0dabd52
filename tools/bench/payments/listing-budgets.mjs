import { median } from '../median.mjs';
import { ratio } from '../transport/ratio.mjs';

/** @param {number} value */
const asTimes = (value) => `${value.toFixed(2)} ×`;

/** @param {number} value */
const asMilliseconds = (value) => `${value.toFixed(1)} ms`;

/**
 * How long listing may take; arrays that were prepared beforehand can do the second in 1.5 ms.
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
      ours: ratio(rounds, 'first', 'loops'),
      atMost: 1,
      format: asTimes,
    },
    {
      what: `again at another price (${share} the loops)`,
      ours: again,
      atMost: 3,
      format: asMilliseconds,
    },
  ];
}
