import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of the components, which alone have styles. */
const components = join(import.meta.dirname, '../../../ui/src');

/** The files with styles, in a fixed order: each build of the same source gives the same names. */
const files = readdirSync(components, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.module.css'))
  .map((path) => join(components, path))
  .sort();

/** What has a name in a file with styles: its classes and its animations. */
const named = /(?:\.|@keyframes\s+)([a-z_][\w-]*)/gi;

/**
 * Returns the name that a class of a component has in the page. Each page contains hundreds of them, so they are numbers:
 * Vite's own, with the name in the source, its line and a hash, are 3 % of a compressed page.
 *
 * @param name - The class, or the animation, as the source calls it.
 * @param file - The file with the styles; one that is not of the components has no numbers, and keeps the name.
 * @param css - What it contains.
 */
export function shortClassName(name: string, file: string, css: string): string {
  const ofFile = files.indexOf(file.replace(/\?.*$/, ''));
  const inFile = [...new Set([...css.matchAll(named)].map(([, found]) => found))].indexOf(name);
  if (ofFile < 0 || inFile < 0) return `_${name}`;
  // A digit ends the number of the file, so that no two names are equal.
  return `_${letters(ofFile)}${String(inFile)}`;
}

/** Returns the letters of the file that a short name is of; null for a name that is not short. */
export function fileOfName(name: string): string | null {
  return /^_([a-z]+)\d+$/.exec(name)?.[1] ?? null;
}

/** Returns a number in letters, of which there are 26. */
function letters(number: number): string {
  const last = String.fromCharCode('a'.charCodeAt(0) + (number % 26));
  return number < 26 ? last : letters(Math.floor(number / 26) - 1) + last;
}
