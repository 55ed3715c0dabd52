/**
 * Returns a field of a value that came out of JSON, `undefined` if there is none.
 *
 * @param {unknown} value
 * @param {string} name
 * @returns {unknown}
 */
export function field(value, name) {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

/**
 * Returns a count in a report.
 *
 * @param {unknown} value
 * @param {string} name
 * @returns {number}
 * @throws {Error} if it is missing: a report of another shape must not read as "0 failed"
 */
export function count(value, name) {
  const number = field(value, name);
  if (typeof number === 'number') return number;
  throw new Error(`the report has no number "${name}"`);
}

/**
 * Returns a list in a report, empty if there is none.
 *
 * @param {unknown} value
 * @param {string} name
 * @returns {readonly unknown[]}
 */
export function list(value, name) {
  const items = field(value, name);
  return Array.isArray(items) ? items : [];
}

/**
 * Returns a text in a report, empty if there is none.
 *
 * @param {unknown} value
 * @param {string} name
 * @returns {string}
 */
export function text(value, name) {
  const found = field(value, name);
  return typeof found === 'string' ? found : '';
}
