/** @typedef {import('./measure.mjs').Visit} Visit */

/** The pages that the shop is compared with. */
export const floors = /** @type {const} */ ({
  static: 'static page',
  hello: 'hello',
  early: 'goods, called early',
});

const withoutPast = {
  scheme: /** @type {const} */ ('light'),
  shows: /** @type {const} */ ([]),
  isOnlyOnce: false,
  isCached: false,
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
  const visit = { ...withoutPast, name, address };
  return name === floors.early ? { ...visit, shows } : visit;
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
  const goodsAddress = `${origin}${goods}`;
  const first = { ...withoutPast, name: names.first, address, shows };
  return [
    first,
    { ...first, name: names.dark, scheme: 'dark', isOnlyOnce: true },
    {
      ...first,
      name: names.returning,
      address: goodsAddress,
      isOnlyOnce: isSecond,
      isCached: true,
      earlierVisit,
    },
    {
      ...first,
      name: names.link,
      isOnlyOnce: isSecond,
      address: `${address}?${link}`,
      shows: ['goods', 'channels'],
      earlierVisit,
    },
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
  return {
    ...withoutPast,
    name: visitNames(app).page(address.pathname),
    address: address.href,
    earlierVisit,
  };
}
