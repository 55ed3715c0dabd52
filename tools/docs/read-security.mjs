/**
 * An answer of docs/security.md: a row of one of its tables.
 *
 * @typedef {object} SecurityAnswer
 * @property {string[]} numbers Of the requirement; several where one row answers several sections.
 * @property {boolean} isLevel2 Whether the row is marked as a requirement of level 2.
 * @property {'Met' | 'Not applicable' | 'No'} answer
 * @property {string} how
 * @property {string} shownBy
 */

const row =
  /^\| (?<numbers>(?:v5|§|\d)[^|]+?)(?<level> \(level 2\))? \| [^|]+ \| \**(?<answer>Met|Not applicable|No)\** \| (?<how>[^|]+?) \| (?<shownBy>[^|]+?) \|$/gm;

/**
 * Returns the answers of docs/security.md, in their order.
 *
 * @param {string} markdown
 * @returns {SecurityAnswer[]}
 */
export function securityAnswers(markdown) {
  return [...markdown.matchAll(row)].map(({ groups = {} }) => {
    const { numbers = '', level, answer, how = '', shownBy = '' } = groups;
    if (answer !== 'Met' && answer !== 'Not applicable' && answer !== 'No')
      throw new Error(`unknown answer in the row ${numbers}`);
    return { numbers: numbers.split(', '), isLevel2: level !== undefined, answer, how, shownBy };
  });
}

/**
 * Returns the rows of the summary: its name, and how many are met, not applicable, no, and together.
 *
 * @param {string} markdown
 * @returns {{ name: string, counts: number[] }[]}
 */
export function securitySummary(markdown) {
  const rows = markdown.matchAll(/^\| ([^|]+?) +\| +(\d+) +\| +(\d+) +\| +(\d+) +\| +(\d+) +\|$/gm);
  return [...rows].map(([, name = '', ...counts]) => ({ name, counts: counts.map(Number) }));
}

/**
 * Returns the numbers in the summary's list of what is missing.
 *
 * @param {string} markdown
 * @returns {string[]}
 */
export function listedAsMissing(markdown) {
  const [, list = ''] = markdown.split('The answers that are “no”');
  return [...list.matchAll(/^- \*\*(.+?)\*\*: /gm)].flatMap(([, numbers = '']) =>
    numbers.split(', '),
  );
}

/**
 * Returns the paths of the repository that a text names as code.
 *
 * @param {string} markdown
 * @returns {string[]}
 */
export function namedPaths(markdown) {
  return [...markdown.matchAll(/`((?:apps|brands|docs|packages|tools)\/[^`\s]*)`/g)].map(
    ([, path = '']) => path,
  );
}
