import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Provider names that are also common words: `platform` means the player's device as well. */
const commonWords = ['platform'];

/**
 * Reads the names of the providers from their files. Any other file that names a provider would have
 * to change with it.
 *
 * @param {string} root
 * @returns {string[]} kebab-case
 */
export function listProviderNames(root) {
  const folder = join(root, 'packages/payments/src/providers');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => /^[a-z0-9-]+\.ts$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      const found = /defineProvider\(\{\s*key: '([a-z0-9-]+)'/.exec(text);
      return found?.[1] === undefined ? [] : [found[1]];
    })
    .filter((name) => !commonWords.includes(name));
}

/**
 * Creates a lint rule that reports the given names in code, in any spelling; comments are ignored.
 * The configuration excludes the providers' own folder.
 *
 * @param {readonly string[]} names kebab-case
 * @returns {import('eslint').Rule.RuleModule}
 */
export function noProviderNames(names) {
  const spellings = names.map((name) => ({ name, pattern: spellingOf(name) }));
  return {
    meta: {
      type: 'problem',
      messages: {
        named: 'Only the file of the provider “{{name}}” and the registry may contain its name.',
      },
    },
    create: (context) => {
      /**
       * @param {import('eslint').JSSyntaxElement} node
       * @param {unknown} text
       */
      const check = (node, text) => {
        if (typeof text !== 'string') return;
        const words = text.replace(/([a-z])([A-Z])/g, '$1-$2');
        const found = spellings.find(({ pattern }) => pattern.test(words));
        if (found === undefined) return;
        context.report({ node, messageId: 'named', data: { name: found.name } });
      };
      return {
        Identifier: (node) => {
          check(node, node.name);
        },
        Literal: (node) => {
          check(node, node.value);
        },
        TemplateElement: (node) => {
          check(node, node.value.raw);
        },
      };
    },
  };
}

/**
 * Returns a pattern that matches every spelling of a name: razer-gold, razerGold, RAZER_GOLD.
 *
 * @param {string} name
 */
function spellingOf(name) {
  return new RegExp(`(?<![a-z])${name.split('-').join('[-_ ]?')}(?![a-z])`, 'i');
}
