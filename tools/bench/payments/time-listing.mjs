import { isDeepStrictEqual } from 'node:util';
import { plainLoops } from './plain-loops.mjs';

/** @typedef {(answer: import('@shop/contract').ChannelsByRegion, options: { price: number, platform: string }) => unknown} List */

const platform = 'web';
const prices = { first: 4.99, again: 19.99 };

/**
 * Times the first listing of an answer and the next one, at another price, beside plain loops. They
 * take turns, so that whatever else the machine does falls on all alike.
 *
 * @param {List} listChannels
 * @param {import('@shop/contract').ChannelsByRegion} answer
 * @param {number} rounds
 * @param {() => number} now milliseconds of any clock that goes on
 * @returns {import('../transport/rounds.mjs').Round[]} by `loops`, `first` and `again`
 * @throws {Error} where the two give different channels
 */
export function timeListing(listChannels, answer, rounds, now) {
  for (const price of [prices.first, prices.again, prices.first])
    if (
      !isDeepStrictEqual(
        listChannels(answer, { price, platform }),
        plainLoops(answer, { price, platform }),
      )
    )
      throw new Error(`At ${price} the plain loops give other channels.`);

  /** @param {() => unknown} list */
  const time = (list) => {
    const startedAt = now();
    list();
    return now() - startedAt;
  };
  return Array.from({ length: rounds }, (_, round) => {
    // A new object is a new answer to the listing; what is in it is the same for the loops.
    const fresh = { ...answer };
    const loops = () => time(() => plainLoops(fresh, { price: prices.first, platform }));
    const before = round % 2 === 0 ? loops() : 0;
    const first = time(() => listChannels(fresh, { price: prices.first, platform }));
    const again = time(() => listChannels(fresh, { price: prices.again, platform }));
    return { first, again, loops: round % 2 === 0 ? before : loops() };
  });
}
