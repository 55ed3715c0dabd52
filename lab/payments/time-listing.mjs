import { isDeepStrictEqual } from 'node:util';
import { plainLoops } from './plain-loops.mjs';

/** @typedef {(answer: import('@shop/contract').ChannelsByRegion, options: { price: number, platform: string }) => unknown} List */

const platform = 'web';
const prices = { first: 4.99, again: 19.99 };

/**
 * Times the first listing of a response, the next one at another price, and plain loops. They run in
 * turn, so that other load on the machine affects all of them.
 *
 * @param {List} listChannels
 * @param {import('@shop/contract').ChannelsByRegion} answer
 * @param {number} rounds
 * @param {() => number} now milliseconds of any monotonic clock
 * @returns {import('../transport/rounds.mjs').Round[]} by `loops`, `first` and `again`
 * @throws {Error} if the loops return other channels
 */
export function timeListing(listChannels, answer, rounds, now) {
  for (const price of [prices.first, prices.again, prices.first])
    if (
      !isDeepStrictEqual(
        listChannels(answer, { price, platform }),
        plainLoops(answer, { price, platform }),
      )
    )
      throw new Error(`At price ${price} the plain loops return other channels.`);

  /** @param {() => unknown} list */
  const time = (list) => {
    const startedAt = now();
    list();
    return now() - startedAt;
  };
  return Array.from({ length: rounds }, (_, round) => {
    // The listing caches by identity, so a copy counts as a new response.
    const fresh = { ...answer };
    const loops = () => time(() => plainLoops(fresh, { price: prices.first, platform }));
    const before = round % 2 === 0 ? loops() : 0;
    const first = time(() => listChannels(fresh, { price: prices.first, platform }));
    const again = time(() => listChannels(fresh, { price: prices.again, platform }));
    return { first, again, loops: round % 2 === 0 ? before : loops() };
  });
}
