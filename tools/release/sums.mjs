import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const name = 'SHA256SUMS';

/**
 * Writes the hash of each file of a release, for `sha256sum -c SHA256SUMS`.
 *
 * @param {string} folder of the release
 * @param {readonly string[]} files paths in that folder
 */
export function writeSums(folder, files) {
  const lines = files.map((file) => {
    const hash = createHash('sha256').update(readFileSync(file)).digest('hex');
    return `${hash}  ${basename(file)}\n`;
  });
  writeFileSync(join(folder, name), lines.sort(byFile).join(''));
}

/**
 * Removes the files of an earlier release from a folder, so that the next one is there alone. Other files stay.
 *
 * @param {string} folder
 */
export function removeEarlier(folder) {
  const list = join(folder, name);
  if (!existsSync(list)) return;
  for (const line of readFileSync(list, 'utf8').split('\n').filter(Boolean))
    rmSync(join(folder, basename(line.slice(fileColumn))), { force: true });
  rmSync(list);
}

/** Where a line has the name of the file: after 64 digits and two blanks. */
const fileColumn = 66;

/**
 * @param {string} one
 * @param {string} other
 */
function byFile(one, other) {
  return one.slice(fileColumn) < other.slice(fileColumn) ? -1 : 1;
}
