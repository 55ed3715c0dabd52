import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {{ readonly name: string, readonly text: string }} EntryReport */

const ending = '.api.md';
const remedy =
  'If the change is intended, run `npm run api`, commit the report, and add a changeset with ' +
  '`npm run changeset`. Removed or changed lines can break users of the package.';

/** @param {string} folder */
function committedNames(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length));
}

/**
 * @param {string} folder
 * @param {string} name
 */
function committed(folder, name) {
  const path = join(folder, name + ending);
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

/**
 * Returns up to 20 lines that only one of the texts contains, marked as in a diff.
 *
 * @param {string} before
 * @param {string} after
 */
function difference(before, after) {
  const [old, now] = [before.split('\n'), after.split('\n')];
  const removed = old.filter((line) => !now.includes(line)).map((line) => `  - ${line}`);
  const added = now.filter((line) => !old.includes(line)).map((line) => `  + ${line}`);
  return [...removed, ...added].slice(0, 20).join('\n');
}

/**
 * Writes the reports of a package and deletes those of removed entries.
 *
 * @param {string} folder of the reports
 * @param {readonly EntryReport[]} reports
 * @returns {void}
 */
export function writeReports(folder, reports) {
  mkdirSync(folder, { recursive: true });
  for (const name of committedNames(folder)) rmSync(join(folder, name + ending));
  for (const { name, text } of reports) writeFileSync(join(folder, name + ending), text);
}

/**
 * Compares the reports of a package with the committed ones.
 *
 * @param {string} folder of the committed reports
 * @param {readonly EntryReport[]} reports of the current build
 * @returns {string[]} an error message for each report that differs
 */
export function compareReports(folder, reports) {
  const changed = reports
    .filter(({ name, text }) => committed(folder, name) !== text)
    .map(({ name, text }) => {
      const lines = difference(committed(folder, name), text);
      return `${join(folder, name + ending)} differs from the public API of the package:\n${lines}\n${remedy}`;
    });
  const names = new Set(reports.map(({ name }) => name));
  const removed = committedNames(folder)
    .filter((name) => !names.has(name))
    .map(
      (name) =>
        `${join(folder, name + ending)} belongs to an entry that no longer exists. ${remedy}`,
    );
  return [...changed, ...removed];
}
