import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** The workspaces that show texts to a player. */
const showsTexts = /^(packages\/(i18n|storefront|ui)|apps\/storefront-[^/]+)\/src\//;

/** What of theirs says nothing: tests, stories, and the texts themselves. */
const saysNothing = /\.(test|test-d|stories)\.tsx?$|\/(test|testing|catalogues)\//;

/**
 * The strings of a module, and how its templates begin: `nav.` for `nav.${tab}`.
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
 * Which keys the modules of a repository say: as a string of its own, or by a template that begins
 * with the whole group (`nav.${tab}` says all of `nav.`).
 *
 * @param {string} root
 * @param {readonly string[]} files relative to the root; those that say nothing are passed over
 * @param {readonly string[]} keys without plural forms
 * @returns {Set<string>}
 */
export function saidKeys(root, files, keys) {
  const strings = files
    .filter((path) => showsTexts.test(path) && !saysNothing.test(path))
    .map((path) => stringsOf(path, readFileSync(join(root, path), 'utf8')));
  const literals = new Set(strings.flatMap((module) => module.literals));
  const groups = new Set(
    strings.flatMap(({ heads }) => heads.filter((head) => head.endsWith('.'))),
  );
  const groupOf = (/** @type {string} */ key) => key.slice(0, key.indexOf('.') + 1);
  return new Set(keys.filter((key) => literals.has(key) || groups.has(groupOf(key))));
}
