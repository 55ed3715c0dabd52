import { readdirSync } from 'node:fs';
import { dirname, join, parse } from 'node:path';
import { field } from '../test/json.mjs';
import { keysOf } from '../api/keys-of.mjs';
import { readManifest } from '../api/read-entries.mjs';

const ending = '.d.ts';

/**
 * Returns the source of each declaration file that a package publishes, by the path of that file below `dist`, without
 * its ending.
 *
 * @param {string} folder of the package
 * @returns {Record<string, string>}
 */
export function readSources(folder) {
  const manifest = readManifest(folder);
  const sources = field(manifest, 'exports');
  const published = field(field(manifest, 'publishConfig'), 'exports');
  return Object.fromEntries(
    keysOf(published).flatMap((entry) => {
      const source = String(field(sources, entry));
      const types = String(field(field(published, entry), 'types'));
      const name = types.slice('./dist/'.length, -ending.length);
      return matching(folder, source).map((match) => [
        name.replace('*', match),
        source.replace('*', match),
      ]);
    }),
  );
}

/**
 * Returns what the star of an entry stands for, or one empty text for an entry without one.
 *
 * @param {string} folder
 * @param {string} source
 */
function matching(folder, source) {
  const [start = '', end] = parse(source).base.split('*');
  if (end === undefined) return [''];
  return readdirSync(join(folder, dirname(source)))
    .filter((file) => file.startsWith(start) && file.endsWith(end))
    .map((file) => file.slice(start.length, -end.length));
}
