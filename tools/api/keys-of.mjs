/**
 * Returns the sorted keys of a parsed JSON value; none if it is not an object.
 *
 * @param {unknown} value
 * @returns {string[]}
 */
export function keysOf(value) {
  return typeof value === 'object' && value !== null ? Object.keys(value).sort() : [];
}
