import { field } from '../../tools/test/json.mjs';

/** @typedef {import('./candidate.mjs').Send} Send */

/**
 * @param {unknown} value
 * @returns {value is Send}
 */
function isSend(value) {
  return typeof value === 'function';
}

/**
 * Returns the candidates of a built module, whose types the compiler does not know.
 *
 * @param {unknown} module
 * @param {string} name of the export
 * @returns {Record<string, Send>}
 */
export function sendsOf(module, name) {
  const exported = field(module, name);
  if (typeof exported !== 'object' || exported === null)
    throw new Error(`The built candidates do not export "${name}".`);
  const entries = Object.entries(exported).filter(
    /** @returns {entry is [string, Send]} */ (entry) => isSend(entry[1]),
  );
  return Object.fromEntries(entries);
}
