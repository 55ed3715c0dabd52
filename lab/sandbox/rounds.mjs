/**
 * Measures the sandbox and the baseline alternately, so that other load on the machine affects both.
 *
 * @param {number} rounds
 * @param {() => Promise<number>} sandbox measures one round and returns its requests per second
 * @param {() => Promise<number>} baseline
 * @returns {Promise<{ sandbox: number[], baseline: number[] }>}
 */
export async function alternate(rounds, sandbox, baseline) {
  /** @type {{ sandbox: number[], baseline: number[] }} */
  const rates = { sandbox: [], baseline: [] };
  for (let round = 0; round < rounds; round += 1) {
    rates.sandbox.push(await sandbox());
    rates.baseline.push(await baseline());
  }
  return rates;
}
