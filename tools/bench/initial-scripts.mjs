import { readFileSync, readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import { pageScripts } from './page-scripts.mjs';
import { staticImports } from './static-imports.mjs';

/**
 * Lists the JavaScript that a page loads before it can show its first text: its scripts, their static
 * imports, and the chunks of its language.
 *
 * @param {string} folder output of the build, served at `/`
 * @param {string} page name of the HTML file
 * @param {RegExp} language matches the names of chunks that the page imports dynamically and waits for
 * @returns {string[]} paths relative to the folder, each once
 */
export function initialScripts(folder, page, language) {
  const scripts = pageScripts(readFileSync(join(folder, page), 'utf8')).map((address) =>
    address.replace(/^(\.?\/)/, ''),
  );
  const languageChunks = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.js') && language.test(posix.basename(path)));

  /** @type {Set<string>} */
  const found = new Set();
  const waiting = [...scripts, ...languageChunks];
  for (const path of waiting) {
    if (found.has(path)) continue;
    found.add(path);
    const code = readFileSync(join(folder, path), 'utf8');
    for (const specifier of staticImports(code))
      waiting.push(posix.join(posix.dirname(path), specifier));
  }
  return [...found];
}
