import { PlainFailure } from '../terminal/plain-failure.mjs';

/**
 * A shop in `examples/`.
 * @typedef {object} Example
 * @property {string} name of its folder
 * @property {number} portAfterSandbox its port, counted from that of the sandbox, which lets it in there
 * @property {string} served folder of its files, relative to `examples/`
 * @property {string} path of its page
 */

/** @type {readonly Example[]} */
export const examples = [
  // Nothing is built: the page loads what all share, and the packages, from beside it.
  { name: 'plain', portAfterSandbox: 10, served: '.', path: '/plain/' },
  { name: 'vue', portAfterSandbox: 11, served: 'vue/dist', path: '/' },
  { name: 'next', portAfterSandbox: 12, served: 'next/dist', path: '/' },
  { name: 'svelte', portAfterSandbox: 13, served: 'svelte/dist', path: '/' },
];

/**
 * Returns the origins of all examples beside a sandbox.
 *
 * @param {number} sandboxPort
 * @returns {readonly string[]}
 */
export function exampleOrigins(sandboxPort) {
  return examples.map(
    ({ portAfterSandbox }) => `http://localhost:${String(sandboxPort + portAfterSandbox)}`,
  );
}

/**
 * Returns the examples with these names, or all if there are none.
 *
 * @param {readonly string[]} names
 * @returns {readonly Example[]}
 * @throws {PlainFailure} for a name that no example has
 */
export function chosenExamples(names) {
  const known = examples.map(({ name }) => name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new PlainFailure(`There is no ${unknown.join(', ')}. There are ${known.join(', ')}.`);
  return examples.filter(({ name }) => names.length === 0 || names.includes(name));
}
