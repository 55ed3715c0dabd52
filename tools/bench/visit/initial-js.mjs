import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { initialScripts } from '../initial-scripts.mjs';
import { inlineScripts } from '../page-scripts.mjs';

/** The chunk of the critical English texts: a dynamic import that the first screen waits for. */
const english = /^en-critical[-.]/;
const none = /(?!)/;

/** @param {string | Buffer} text */
const gzipSize = (text) => gzipSync(text, { level: 9 }).length;

/**
 * The JavaScript that a page runs before its first screen can be used, in bytes after gzip.
 *
 * @param {string} folder output of the build, served at `/`
 * @param {string} page name of the HTML file
 * @returns {{ files: { path: string, bytes: number }[], inlineBytes: number }} the files it loads, and the
 *   size of the scripts inside it
 */
export function initialJs(folder, page) {
  const html = readFileSync(join(folder, page), 'utf8');
  // A page that carries its texts does not load them.
  const language = html.includes('id="texts-critical"') ? none : english;
  const files = initialScripts(folder, page, language).map((path) => ({
    path,
    bytes: gzipSize(readFileSync(join(folder, path))),
  }));
  const inline = inlineScripts(html).join('\n');
  return { files, inlineBytes: inline === '' ? 0 : gzipSize(inline) };
}
