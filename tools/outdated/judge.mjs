/** @typedef {import('./held.mjs').Hold} Hold */

/**
 * A package that is older than its newest release, and when each of its versions was released.
 * @typedef {object} Outdated
 * @property {string} name
 * @property {string} current
 * @property {string} latest
 * @property {Readonly<Record<string, string>>} releasedAt times by version
 */

/**
 * @typedef {object} Judged
 * @property {string} name
 * @property {string} current
 * @property {string} newest that may be used
 * @property {string} latest
 * @property {string} reason why a newer one is not used; empty if nothing holds it
 */

const minAgeMs = 3 * 24 * 60 * 60 * 1000;

/**
 * Returns the newest version of each package that may be used: released for three days, no pre-release, and
 * below what it is held at.
 *
 * @param {readonly Outdated[]} packages
 * @param {readonly Hold[]} held
 * @param {number} now milliseconds
 * @returns {readonly Judged[]}
 */
export function judge(packages, held, now) {
  return packages.map(({ name, current, latest, releasedAt }) => {
    const hold = held.find(({ names }) => names.includes(name));
    const usable = Object.entries(releasedAt)
      .filter(([version]) => /^\d+\.\d+\.\d+$/.test(version))
      .filter(([, time]) => now - Date.parse(time) >= minAgeMs)
      .map(([version]) => version)
      .filter((version) => compare(version, latest) <= 0 && compare(version, current) > 0)
      .filter((version) => hold === undefined || compare(version, hold.below) < 0);
    const newest = usable.reduce((a, b) => (compare(a, b) < 0 ? b : a), current);
    return { name, current, newest, latest, reason: hold?.reason ?? '' };
  });
}

/**
 * Returns whether a newer version may be used.
 *
 * @param {Judged} judged
 * @returns {boolean}
 */
export function isBehind({ current, newest }) {
  return current !== newest;
}

/**
 * Compares versions by their three numbers.
 *
 * @param {string} a
 * @param {string} b
 * @returns {number} negative if the first is older
 */
function compare(a, b) {
  const [left, right] = [a, b].map((version) => version.split(/[.-]/).slice(0, 3).map(Number));
  const differences = left?.map((number, index) => number - (right?.[index] ?? 0)) ?? [];
  return differences.find((difference) => difference !== 0) ?? 0;
}
