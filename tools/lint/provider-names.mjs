import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The publisher's own cashier is called by a word the whole domain uses, for the device too. */
const ordinaryWords = ['platform'];

/**
 * The providers' names, read from their files. A provider that is named anywhere else than in its
 * file and the registry costs a change there when it is added, renamed or dropped.
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
    .filter((name) => !ordinaryWords.includes(name));
}

/**
 * A lint rule: code (not comments) spells none of the names, in whatever case. It is not applied to
 * the providers' own folder.
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
        named: 'The provider “{{name}}” is named here; only its own file and the registry may.',
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
 * razer-gold, razerGold, RAZER_GOLD: one name however it is spelt.
 *
 * @param {string} name
 */
function spellingOf(name) {
  return new RegExp(`(?<![a-z])${name.split('-').join('[-_ ]?')}(?![a-z])`, 'i');
}
