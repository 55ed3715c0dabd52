import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {{ readonly name: string, readonly text: string }} EntryReport */

const ending = '.api.md';
const remedy =
  'If the change is meant, run `npm run api`, commit the report, and describe the change with ' +
  '`npx changeset`: a line that goes or changes breaks those who use the package.';

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
 * The first lines that one text has and the other has not, marked as in a diff.
 *
 * @param {string} before
 * @param {string} after
 */
function difference(before, after) {
  const [old, now] = [before.split('\n'), after.split('\n')];
  const gone = old.filter((line) => !now.includes(line)).map((line) => `  - ${line}`);
  const come = now.filter((line) => !old.includes(line)).map((line) => `  + ${line}`);
  return [...gone, ...come].slice(0, 20).join('\n');
}

/**
 * Writes the reports of a package and takes away those of entries that are no more.
 *
 * @param {string} folder where they are kept
 * @param {readonly EntryReport[]} reports
 * @returns {void}
 */
export function writeReports(folder, reports) {
  mkdirSync(folder, { recursive: true });
  for (const name of committedNames(folder)) rmSync(join(folder, name + ending));
  for (const { name, text } of reports) writeFileSync(join(folder, name + ending), text);
}

/**
 * Whether the public surface is the one that was agreed on.
 *
 * @param {string} folder where the committed reports are kept
 * @param {readonly EntryReport[]} reports of what the package offers now
 * @returns {string[]} a sentence for each report that is not current, with what to do about it
 */
export function holdAgainst(folder, reports) {
  const changed = reports
    .filter(({ name, text }) => committed(folder, name) !== text)
    .map(({ name, text }) => {
      const lines = difference(committed(folder, name), text);
      return `${join(folder, name + ending)} is not what the package offers:\n${lines}\n${remedy}`;
    });
  const names = new Set(reports.map(({ name }) => name));
  const left = committedNames(folder)
    .filter((name) => !names.has(name))
    .map((name) => `${join(folder, name + ending)} is of an entry that is no more. ${remedy}`);
  return [...changed, ...left];
}
