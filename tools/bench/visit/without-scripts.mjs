/**
 * Returns a page without its scripts and what they preload: what it would be if it were only read.
 *
 * @param {string} html
 * @returns {string}
 */
export function withoutScripts(html) {
  return html
    .replace(/<script\b[^>]*>.*?<\/script>/gs, '')
    .replace(/<link\b[^>]*\brel=["']?modulepreload\b[^>]*>/g, '');
}
