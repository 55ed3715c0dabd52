import { table } from '../tools/bench/table.mjs';

export const asTimes = (value) => `${value.toFixed(2)} ×`;
export const asBytes = (value) => `${value} B`;
export const asMilliseconds = (value) => `${value.toFixed(1)} ms`;

/**
 * Prints figures with their limits.
 *
 * @param {[what: string, value: number, max: number, format: (value: number) => string][]} limits
 * @returns {0 | 1} the exit code: 1 if one is exceeded
 */
export function judge(limits) {
  const isKept = ([, value, max]) => value <= max;
  const rows = limits.map((limit) => {
    const [what, value, max, format] = limit;
    return [what, format(value), `max ${format(max)}`, isKept(limit) ? 'ok' : 'EXCEEDED'];
  });
  console.log(`\n${table(rows).join('\n')}`);
  return limits.every(isKept) ? 0 : 1;
}
