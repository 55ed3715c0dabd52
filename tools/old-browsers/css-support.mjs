import bcd from '@mdn/browser-compat-data/forLegacyNode';

/** @typedef {import('@mdn/browser-compat-data').Identifier} Identifier */

/**
 * A version of a browser. Where several have one name, it stands for what all of them know.
 *
 * @typedef {object} Target
 * @property {string} name
 * @property {string} key in the data
 * @property {number} version
 */

/** @typedef {ReadonlyMap<string, readonly string[]>} Knowing the browsers that know a feature, by its name */

/**
 * Returns what browsers know of CSS by MDN's compatibility data: in each group of features the names that the same
 * browsers know, separated by spaces. A feature that is not listed is not known. Keywords, of which the data has only
 * some, are the other way round: those that every browser knows are left out, and the others have their property before
 * them.
 *
 * @param {readonly Target[]} targets
 * @returns {Record<string, Record<string, string>>}
 */
export function cssSupport(targets) {
  const { properties = {}, selectors, types = {}, 'at-rules': atRules } = bcd.css;
  /** @param {Identifier | undefined} group */
  const knowing = (group) => knowingIn(group, targets);
  const names = new Set(targets.map(({ name }) => name));
  const groups = [...membersOf(properties), ...membersOf(types)];
  const knownBy = {
    'at-rules': knowing(atRules),
    'colour forms': knowing(types['color']?.['rgb']),
    functions: new Map([...groups.flatMap(([, group]) => [...knowing(group)]), ...knowing(types)]),
    'media features': knowing(atRules?.['media']),
    properties: new Map([
      ...knowing(properties),
      // For these the data counts from their first names, which they had in grids.
      ...['gap', 'row-gap', 'column-gap'].map(
        (name) => /** @type {const} */ ([name, inGrids(knowing(properties[name]))]),
      ),
    ]),
    selectors: knowing(selectors),
    'supports conditions': knowing(atRules?.['supports']),
    units: knowing(types['length']),
  };
  const keywords = membersOf(properties).flatMap(([property, group]) =>
    [...knowing(group)].map(
      ([keyword, browsers]) => /** @type {const} */ ([`${property}:${keyword}`, browsers]),
    ),
  );
  return {
    ...Object.fromEntries(
      Object.entries(knownBy).map(([title, group]) => [
        title,
        namesByBrowsers([...group].filter(([, browsers]) => browsers.length > 0)),
      ]),
    ),
    keywords: namesByBrowsers(keywords.filter(([, browsers]) => browsers.length < names.size)),
  };
}

/** @param {Knowing} gap */
const inGrids = (gap) => gap.get('grid_context') ?? [];

/** @param {readonly (readonly [name: string, browsers: readonly string[]])[]} features */
function namesByBrowsers(features) {
  /** @type {Record<string, string>} */
  const found = {};
  for (const [name, browsers] of [...features].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const by = browsers.join(' and ') || 'none';
    found[by] = found[by] === undefined ? name : `${found[by]} ${name}`;
  }
  return found;
}

/**
 * What is directly below a group of the data, under its own, its former and its prefixed names.
 *
 * @param {Identifier | undefined} group
 * @param {readonly Target[]} targets
 * @returns {Knowing}
 */
function knowingIn(group, targets) {
  /** @type {Map<string, readonly string[]>} */
  const found = new Map();
  for (const [key, { __compat: compat }] of membersOf(group ?? {})) {
    if (compat === undefined) continue;
    const known = targets.map(({ name, key: inData, version }) => ({
      browser: name,
      names: statementsOf(compat, inData)
        .filter((statement) => holdsFor(version, statement))
        .map((statement) => nameOf(key, statement)),
    }));
    for (const name of new Set([key, ...known.flatMap(({ names }) => names)])) {
      if (name !== key && found.has(name)) continue;
      const lacking = known.filter(({ names }) => !names.includes(name));
      const without = new Set(lacking.map(({ browser }) => browser));
      const browsers = new Set(known.map(({ browser }) => browser));
      found.set(
        name,
        [...browsers].filter((browser) => !without.has(browser)),
      );
    }
  }
  return found;
}

/**
 * @param {import('@mdn/browser-compat-data').CompatStatement} compat
 * @param {string} browser
 */
function statementsOf({ support }, browser) {
  return Object.entries(support)
    .filter(([name]) => name === browser)
    .flatMap(([, statements]) => statements);
}

/** @param {Identifier} group */
function membersOf(group) {
  return Object.keys(group).flatMap((name) => {
    const member = name === '__compat' ? undefined : group[name];
    return member === undefined ? [] : [/** @type {const} */ ([name, member])];
  });
}

/**
 * @param {number} version
 * @param {import('@mdn/browser-compat-data').SimpleSupportStatement} statement
 */
function holdsFor(version, { version_added: added, version_removed: removed = '', flags }) {
  if (added === false || flags !== undefined) return false;
  // The data writes `≤` before the oldest version that was looked at.
  const since = Number.parseFloat(added.replace('≤', ''));
  return since <= version && !(Number.parseFloat(removed) <= version);
}

/**
 * @param {string} key
 * @param {import('@mdn/browser-compat-data').SimpleSupportStatement} statement
 */
function nameOf(key, { alternative_name, prefix = '' }) {
  return alternative_name?.replace(/^:+|\(\)$/g, '') ?? prefix + key;
}
