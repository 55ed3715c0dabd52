/** Whether tests run at full length: with `TEST_ROUNDS=full`, as in `npm run test:nightly`. */
export const isFullRun: boolean = process.env['TEST_ROUNDS'] === 'full';

/** Returns how often a test repeats a race: `few` times, or `many` in a full run. */
export function rounds(few: number, many: number): number {
  return isFullRun ? many : few;
}
