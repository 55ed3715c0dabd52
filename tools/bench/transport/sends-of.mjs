import { field } from '../../test/json.mjs';

/** @typedef {import('./contestant.mjs').Send} Send */

/**
 * @param {unknown} value
 * @returns {value is Send}
 */
function isSend(value) {
  return typeof value === 'function';
}

/**
 * Contestants out of a module that was built a moment ago, so that the compiler has not seen it.
 *
 * @param {unknown} module
 * @param {string} name of the export
 * @returns {Record<string, Send>}
 */
export function sendsOf(module, name) {
  const exported = field(module, name);
  if (typeof exported !== 'object' || exported === null)
    throw new Error(`The contestants have no "${name}".`);
  const entries = Object.entries(exported).filter(
    /** @returns {entry is [string, Send]} */ (entry) => isSend(entry[1]),
  );
  return Object.fromEntries(entries);
}
