import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PlainFailure } from '../terminal/plain-failure.mjs';
import { field } from '../test/json.mjs';
import { keysOf } from './keys-of.mjs';

/**
 * An entry point of a published package.
 * @typedef {object} Entry
 * @property {string} name of its report: `index` for `.`, else the path after `./`
 * @property {string} types path of its declarations, relative to the package
 */

/**
 * Reads the manifest of a package in the workspace.
 *
 * @param {string} folder
 * @returns {unknown}
 */
export function readManifest(folder) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}

/**
 * Returns every published entry point.
 *
 * @param {unknown} manifest
 * @returns {Entry[]}
 * @throws {PlainFailure} if `exports` and `publishConfig.exports` have different entries
 */
export function readEntries(manifest) {
  const published = field(field(manifest, 'publishConfig'), 'exports');
  const [workspaceKeys, publishedKeys] = [keysOf(field(manifest, 'exports')), keysOf(published)];
  if (workspaceKeys.join() !== publishedKeys.join())
    throw new PlainFailure(
      `"exports" has ${workspaceKeys.join(', ')}, but "publishConfig.exports" has ` +
        `${publishedKeys.join(', ')}. Every entry must be in both.`,
    );
  return publishedKeys.map((entry) => ({
    name: entry === '.' ? 'index' : entry.slice('./'.length),
    types: String(field(field(published, entry), 'types')),
  }));
}
