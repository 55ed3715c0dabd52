/**
 * Lets two take turns, so that what else the machine does falls on both alike.
 *
 * @param {number} rounds
 * @param {() => Promise<number>} ours one round: its requests per second
 * @param {() => Promise<number>} floor
 * @returns {Promise<{ ours: number[], floor: number[] }>}
 */
export async function takeTurns(rounds, ours, floor) {
  /** @type {{ ours: number[], floor: number[] }} */
  const rates = { ours: [], floor: [] };
  for (let round = 0; round < rounds; round += 1) {
    rates.ours.push(await ours());
    rates.floor.push(await floor());
  }
  return rates;
}
