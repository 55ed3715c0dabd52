/**
 * Returns the addresses of a page's module scripts, `<script type="module" src>` and
 * `<link rel="modulepreload" href>`, in document order without duplicates.
 *
 * @param {string} html
 * @returns {string[]}
 */
export function pageScripts(html) {
  const tags = html.match(/<(script|link)\b[^>]*>/g) ?? [];
  const addresses = tags.flatMap((tag) => {
    if (/^<script\b/.test(tag) && attribute(tag, 'type') === 'module') return attribute(tag, 'src');
    if (attribute(tag, 'rel') === 'modulepreload') return attribute(tag, 'href');
    return [];
  });
  return [...new Set(addresses.filter((address) => address !== ''))];
}

/**
 * Returns the code of a page's inline scripts. Data blocks such as JSON are not code.
 *
 * @param {string} html
 * @returns {string[]}
 */
export function inlineScripts(html) {
  const scripts = [...html.matchAll(/(<script\b[^>]*>)(.*?)<\/script>/gs)];
  return scripts.flatMap(([, tag = '', code = '']) => {
    const isCode = ['', 'module', 'text/javascript'].includes(attribute(tag, 'type'));
    return isCode && code.trim() !== '' ? [code] : [];
  });
}

/**
 * @param {string} tag
 * @param {string} name
 */
function attribute(tag, name) {
  return new RegExp(`\\s${name}=["']?([^"'\\s>]*)`).exec(tag)?.[1] ?? '';
}
