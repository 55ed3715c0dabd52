/**
 * Returns the sections of the specification that a text cites, as in “spec §4” or “spec §2 and §6”.
 *
 * @param {string} text
 * @returns {string[]}
 */
export function citedSections(text) {
  return [...text.matchAll(/\bspec (§\d+(?:(?:, | and | to )§\d+)*)/gi)].flatMap(([, list = '']) =>
    [...list.matchAll(/§(\d+)/g)].map(([, section = '']) => section),
  );
}

/**
 * Returns the relative links of a Markdown text that lead nowhere.
 *
 * @param {string} markdown
 * @param {(path: string, anchor: string) => boolean} exists `path` is empty for the text itself
 * @returns {string[]}
 */
export function brokenLinks(markdown, exists) {
  const prose = markdown.replace(/^```.*?^```/gms, '').replace(/`[^`\n]*`/g, '');
  return [...prose.matchAll(/\]\((?!\w+:)([^)\s]+)\)/g)]
    .map(([, link = '']) => link)
    .filter((link) => {
      const [path = '', anchor = ''] = link.split('#');
      return !exists(path, anchor);
    });
}

/**
 * Returns the files of code that a Markdown text names, by their paths or by the end of these.
 *
 * @param {string} markdown
 * @returns {string[]}
 */
export function namedFiles(markdown) {
  const prose = markdown.replace(/^```.*?^```/gms, '');
  return [...prose.matchAll(/`([\w-][\w./-]*\.(?:tsx?|mjs|css))`/g)].map(([, name = '']) => name);
}

/**
 * Returns the anchors of a Markdown text's headings, written as GitHub writes them.
 *
 * @param {string} markdown
 * @returns {string[]}
 */
export function headingAnchors(markdown) {
  return [...markdown.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  );
}
