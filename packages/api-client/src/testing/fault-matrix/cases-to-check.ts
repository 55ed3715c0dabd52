import type { FaultCase } from './fault-case';

/** Shares no factor with the numbers of states, so that every state is met in every place. */
const everyNth = 9;

/**
 * Returns the cases of a table to check: all of them in `npm run test:nightly`, otherwise every ninth.
 * Every state of a host by itself is always checked.
 */
export function casesToCheck(cases: readonly FaultCase[]): readonly FaultCase[] {
  if (process.env['TEST_ROUNDS'] === 'full') return cases;
  return cases.filter((_, at) => at % everyNth === 0);
}
