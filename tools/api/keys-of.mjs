/**
 * The names in an object that came out of JSON, sorted; none where it is no object.
 *
 * @param {unknown} value
 * @returns {string[]}
 */
export function keysOf(value) {
  return typeof value === 'object' && value !== null ? Object.keys(value).sort() : [];
}
