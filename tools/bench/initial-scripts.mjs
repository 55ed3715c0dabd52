import { readFileSync, readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import { pageScripts } from './page-scripts.mjs';
import { staticImports } from './static-imports.mjs';

/**
 * The JavaScript a page loads before it can show its first text: the scripts it names, all they
 * import at once, and the chunks that hold its language.
 *
 * @param {string} folder where the app was built to, served at `/`
 * @param {string} page name of the HTML file
 * @param {RegExp} language matches names of chunks the page waits for though it asks for them late
 * @returns {string[]} paths relative to the folder, each once
 */
export function initialScripts(folder, page, language) {
  const named = pageScripts(readFileSync(join(folder, page), 'utf8')).map((address) =>
    address.replace(/^(\.?\/)/, ''),
  );
  const late = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.js') && language.test(posix.basename(path)));

  /** @type {Set<string>} */
  const found = new Set();
  const waiting = [...named, ...late];
  for (const path of waiting) {
    if (found.has(path)) continue;
    found.add(path);
    const code = readFileSync(join(folder, path), 'utf8');
    for (const specifier of staticImports(code))
      waiting.push(posix.join(posix.dirname(path), specifier));
  }
  return [...found];
}
