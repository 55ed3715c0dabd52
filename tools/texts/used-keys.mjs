import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** Source files of the workspaces that show texts to players. */
const sourceFiles =
  /^(packages\/(i18n|storefront(-core|-shell)?|ui)|apps\/storefront-[^/]+)\/src\//;

/** Files that do not count: tests, stories, and the catalogues themselves. */
const ignoredFiles = /\.(test|test-d|stories)\.tsx?$|\/(test|testing|catalogues)\//;

/**
 * Returns the string literals of a module and the beginnings of its template strings: `nav.` for
 * `nav.${tab}`.
 *
 * @param {string} path
 * @param {string} code
 * @returns {{ literals: string[], heads: string[] }}
 */
function stringsOf(path, code) {
  /** @type {string[]} */
  const literals = [];
  /** @type {string[]} */
  const heads = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isStringLiteralLike(node)) literals.push(node.text);
    if (ts.isTemplateHead(node)) heads.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, code, ts.ScriptTarget.Latest, false));
  return { literals, heads };
}

/**
 * Returns the message keys that the given files use: as a string literal, or through a template string
 * that begins with the group (`nav.${tab}` uses every key of `nav.`).
 *
 * @param {string} root
 * @param {readonly string[]} files relative to the root; tests, stories and catalogues are skipped
 * @param {readonly string[]} keys without plural suffixes
 * @returns {Set<string>}
 */
export function usedKeys(root, files, keys) {
  const strings = files
    .filter((path) => sourceFiles.test(path) && !ignoredFiles.test(path))
    .map((path) => stringsOf(path, readFileSync(join(root, path), 'utf8')));
  const literals = new Set(strings.flatMap((module) => module.literals));
  const groups = new Set(
    strings.flatMap(({ heads }) => heads.filter((head) => head.endsWith('.'))),
  );
  const groupOf = (/** @type {string} */ key) => key.slice(0, key.indexOf('.') + 1);
  return new Set(keys.filter((key) => literals.has(key) || groups.has(groupOf(key))));
}
