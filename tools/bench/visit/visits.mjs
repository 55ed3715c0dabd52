import { runAll } from '../../check/run-all.mjs';
import { limits } from './limits.mjs';

/**
 * A visit to a page, on a slow phone.
 *
 * @typedef {object} Visit
 * @property {string} name
 * @property {string} address
 * @property {'light' | 'dark'} scheme
 * @property {readonly import('./limits.mjs').Limit[]} limits
 * @property {readonly ('goods' | 'channels')[]} shows what it must reach; for channels "Buy" is pressed
 * @property {boolean} isOnlyOnce whether it is made in the first round only
 * @property {boolean} isCached whether the page was visited before, so that its files are in the browser's cache
 * @property {() => Promise<import('../../../apps/e2e/shop/saved-visit').SavedVisit | null>} earlierVisit returns
 *   what an earlier visit left in the browser's storage
 */

/** @type {Omit<Visit, 'name' | 'address'>} */
const withoutPast = {
  ...{ scheme: 'light', limits: [], shows: [], isOnlyOnce: false, isCached: false },
  earlierVisit: () => Promise.resolve(null),
};

/**
 * Returns a first visit, or one with what is given.
 *
 * @param {string} name
 * @param {string} address
 * @param {Partial<Visit>} given
 * @returns {Visit}
 */
export const visitTo = (name, address, given) => ({ ...withoutPast, name, address, ...given });

/**
 * Returns the visits to an app: a first one to its home page, in both colour schemes; one to its page of goods, of a
 * player who has signed in and chosen goods before, with the files still cached; one of such a player by a link with game,
 * server and role, with nothing cached; and theirs to its other pages. No address opens the payment itself: "Buy" is
 * pressed there.
 *
 * @param {{ app: string, home: string, pages: readonly string[], isSecond: boolean }} app its name, the paths of its home
 *   page and of others, and whether a steady run makes only the first visit, since the other app has shown the rest
 * @param {import('./player.mjs').Player} player
 * @returns {Visit[]}
 */
export function appVisits({ app, home, pages, isSecond }, { origin, link, earlierVisit }) {
  const first = visitTo(`${app}: first`, `${origin}${home}`, {
    limits: home === '/selectGame' ? limits.games : limits.first,
    shows: ['goods'],
  });
  const again = { ...first, isOnlyOnce: isSecond, earlierVisit };
  return [
    first,
    { ...first, name: `${app}: first, dark`, scheme: 'dark', isOnlyOnce: true },
    {
      ...{ ...again, name: `${app}: returning`, address: `${origin}/selectGoods` },
      ...{ limits: limits.returning, isCached: true },
    },
    {
      ...{ ...again, name: `${app}: link, Buy`, address: `${first.address}?${link}` },
      ...{ limits: limits.link, shows: ['goods', 'channels'] },
    },
    ...pages.map((path) =>
      visitTo(`${app}: ${path}`, `${origin}${path}`, { limits: limits.page, earlierVisit }),
    ),
  ];
}

/**
 * Makes all visits in turn, so that other load on the machine affects all of them. Each round begins
 * with another visit.
 *
 * @template Figures
 * @param {readonly Visit[]} visits
 * @param {{ rounds: number, maxParallel: number }} how `maxParallel` visits are made at once; one where times count
 * @param {(visit: Visit) => Promise<Figures>} measure
 * @returns {Promise<ReadonlyMap<string, Figures>[]>} what was measured in each round, by visit
 */
export async function runRounds(visits, { rounds, maxParallel }, measure) {
  const results = [];
  for (let round = 0; round < rounds; round += 1) {
    const first = round % visits.length;
    /** @type {Map<string, Figures>} */
    const figures = new Map();
    const jobs = [...visits.slice(first), ...visits.slice(0, first)]
      .filter(({ isOnlyOnce }) => round === 0 || !isOnlyOnce)
      .map((visit) => async () => figures.set(visit.name, await measure(visit)));
    await runAll(jobs, maxParallel);
    results.push(figures);
  }
  return results;
}
