import { runAll } from '../../check/run-all.mjs';

/**
 * A visit to a page, on a slow phone.
 *
 * @typedef {object} Visit
 * @property {string} name
 * @property {string} address
 * @property {'light' | 'dark'} scheme
 * @property {readonly ('goods' | 'channels')[]} shows what it must reach; for channels "Buy" is pressed
 * @property {boolean} isOnlyOnce whether it is made in the first round only
 * @property {boolean} isCached whether the page was visited before, so that its files are in the browser's cache
 * @property {() => Promise<import('../../../apps/e2e/shop/saved-visit').SavedVisit | null>} earlierVisit returns
 *   what an earlier visit left in the browser's storage
 */

/** The pages that the shop is compared with. */
export const floors = /** @type {const} */ ({
  static: 'static page',
  hello: 'hello',
  early: 'goods, called early',
});

/** @type {Omit<Visit, 'name' | 'address'>} */
const withoutPast = {
  ...{ scheme: 'light', shows: [], isOnlyOnce: false, isCached: false },
  earlierVisit: () => Promise.resolve(null),
};
/** What a visit to the shop must show. */
const shows = /** @type {const} */ (['goods']);

/**
 * Returns the first visit to a page that the shop is compared with.
 *
 * @param {string} name
 * @param {string} address
 * @returns {Visit}
 */
export function floorVisit(name, address) {
  return { ...withoutPast, name, address, shows: name === floors.early ? shows : [] };
}

/**
 * Returns the names of the visits to an app.
 *
 * @param {string} app
 */
export function visitNames(app) {
  return {
    first: `${app}: first`,
    dark: `${app}: first, dark`,
    returning: `${app}: returning`,
    link: `${app}: link, Buy`,
    /** @param {string} path */
    page: (path) => `${app}: ${path}`,
  };
}

/**
 * Returns the visits to an app: a first one to its home page, in both colour schemes; one to its page of goods, of a
 * player who has signed in and chosen goods before, with the files still cached; and one of such a player by a link with game,
 * server and role, with nothing cached. No address opens the payment itself: "Buy" is pressed there.
 *
 * @param {{ app: string, home: string, goods: string, isSecond: boolean }} app its name, the paths of its home page
 *   and of its page of goods, and whether a steady run makes only the first visit, since the other app has shown the rest
 * @param {import('./player.mjs').Player} player
 * @returns {Visit[]}
 */
export function appVisits({ app, home, goods, isSecond }, { origin, link, earlierVisit }) {
  const names = visitNames(app);
  const address = `${origin}${home}`;
  const first = { ...withoutPast, name: names.first, address, shows };
  const again = { ...first, isOnlyOnce: isSecond, earlierVisit };
  return [
    first,
    { ...first, name: names.dark, scheme: 'dark', isOnlyOnce: true },
    { ...again, name: names.returning, address: `${origin}${goods}`, isCached: true },
    { ...again, name: names.link, address: `${address}?${link}`, shows: ['goods', 'channels'] },
  ];
}

/**
 * Returns a visit to another page of an app, with nothing cached.
 *
 * @param {string} app
 * @param {URL} address
 * @param {Visit['earlierVisit']} [earlierVisit]
 * @returns {Visit}
 */
export function pageVisit(app, address, earlierVisit = withoutPast.earlierVisit) {
  const name = visitNames(app).page(address.pathname);
  return { ...withoutPast, name, address: address.href, earlierVisit };
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
