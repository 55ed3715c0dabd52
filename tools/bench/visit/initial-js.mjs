import { readFileSync, readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import { gzipSync } from 'node:zlib';
import { parseSync } from 'vite';

/** The chunk of the critical English texts: a dynamic import that the first screen waits for. */
const english = /^en-critical[-.].*\.js$/;

/**
 * The JavaScript that a page runs before its first screen can be used: its scripts, their static imports, and its
 * texts.
 *
 * @param {string} folder output of the build, served at `/`
 * @param {string} page name of the HTML file
 * @returns the files it loads, with their bytes after gzip
 */
export function initialJs(folder, page) {
  const html = readFileSync(join(folder, page), 'utf8');
  // A page that carries its texts does not load them.
  const hasTexts = html.includes('id="texts-critical"');
  const texts = readdirSync(join(folder, 'assets')).filter(
    (name) => !hasTexts && english.test(name),
  );
  // What is found is looked at in turn, so that the set grows meanwhile.
  const found = new Set([...pageScripts(html), ...texts.map((name) => `assets/${name}`)]);
  for (const path of found)
    for (const specifier of staticImports(readFileSync(join(folder, path), 'utf8')))
      found.add(posix.join(posix.dirname(path), specifier));
  return [...found].map((path) => {
    const { length: bytes } = gzipSync(readFileSync(join(folder, path)), { level: 9 });
    return { path, bytes };
  });
}

/**
 * Returns the files of a page's module scripts and of those that it preloads, in document order.
 *
 * @param {string} html
 */
function pageScripts(html) {
  const tags = html.match(
    /<(script|link)\b[^>]*\s(type=["']?module|rel=["']?modulepreload)\b[^>]*>/g,
  );
  return (tags ?? []).flatMap(
    (tag) => /\s(?:src|href)=["']?\.?\/?([^"'\s>]+)/.exec(tag)?.[1] ?? [],
  );
}

/**
 * Returns what a module imports or exports again before it runs, for example `./chunk-abc.js`.
 *
 * @param {string} code
 */
function staticImports(code) {
  return parseSync('chunk.js', code).program.body.flatMap((statement) =>
    'source' in statement && statement.source ? [statement.source.value] : [],
  );
}
