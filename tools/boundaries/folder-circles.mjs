import { testCode } from './rules.mjs';

/**
 * A file as dependency-cruiser reports it.
 *
 * @typedef {object} CruisedFile
 * @property {string} source
 * @property {readonly { readonly resolved: string, readonly dependencyTypes: readonly string[] }[]} dependencies
 */

/** The folders of a package's source; a file beside them is one of its own. */
const folder = /^(packages\/[^/]+\/src\/[^/]+)/;
const test = new RegExp(testCode);

/**
 * Returns the circles between folders: groups of which each folder leads to every other. Types are erased, and tests are
 * not shipped, so neither counts.
 *
 * @param {readonly CruisedFile[]} files
 * @returns {string[][]} the folders of each circle, sorted
 */
export function folderCircles(files) {
  /** @type {Map<string, Set<string>>} */
  const imports = new Map();
  for (const { source, dependencies } of files) {
    const from = folderOf(source);
    if (from === null) continue;
    const targets = dependencies
      .filter(({ dependencyTypes }) => !dependencyTypes.includes('type-only'))
      .flatMap(({ resolved }) => folderOf(resolved) ?? [])
      .filter((target) => target !== from);
    imports.set(from, new Set([...(imports.get(from) ?? []), ...targets]));
  }
  const reached = new Map([...imports.keys()].map((from) => [from, reachedFrom(imports, from)]));
  const circles = [...reached].map(([from, others]) =>
    [...others].filter((other) => reached.get(other)?.has(from)).sort(),
  );
  return [
    ...new Set(circles.filter(({ length }) => length > 0).map((circle) => circle.join('\n'))),
  ].map((circle) => circle.split('\n'));
}

/** @param {string} file */
function folderOf(file) {
  return test.test(file) ? null : (folder.exec(file)?.[1] ?? null);
}

/**
 * @param {ReadonlyMap<string, ReadonlySet<string>>} imports
 * @param {string} from
 * @returns {Set<string>} `from` itself only if it is in a circle
 */
function reachedFrom(imports, from) {
  /** @type {Set<string>} */
  const found = new Set();
  const waiting = [...(imports.get(from) ?? [])];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (found.has(next)) continue;
    found.add(next);
    waiting.push(...(imports.get(next) ?? []));
  }
  return found;
}
