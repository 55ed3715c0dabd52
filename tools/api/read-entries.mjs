import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PlainFailure } from '../terminal/plain-failure.mjs';
import { field } from '../test/json.mjs';
import { keysOf } from './keys-of.mjs';

/**
 * A way into a published package.
 * @typedef {object} Entry
 * @property {string} name as its report is called: `index` for `.`, else what stands after `./`
 * @property {string} types path of its declarations, relative to the package
 */

/**
 * A package's manifest, as it stands in the workspace.
 *
 * @param {string} folder
 * @returns {unknown}
 */
export function readManifest(folder) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}

/**
 * Every entry that is published.
 *
 * @param {unknown} manifest
 * @returns {Entry[]}
 * @throws {PlainFailure} where the workspace is entered in another way than the published package
 */
export function readEntries(manifest) {
  const published = field(field(manifest, 'publishConfig'), 'exports');
  const [inside, outside] = [keysOf(field(manifest, 'exports')), keysOf(published)];
  if (inside.join() !== outside.join())
    throw new PlainFailure(
      `"exports" has ${inside.join(', ')}, but "publishConfig.exports" has ` +
        `${outside.join(', ')}. An entry is in both or it is not published.`,
    );
  return outside.map((entry) => ({
    name: entry === '.' ? 'index' : entry.slice('./'.length),
    types: String(field(field(published, entry), 'types')),
  }));
}
