import stylelint from 'stylelint';

/** Name of the rule in the configuration. */
export const ruleName = 'shop/no-unused-properties';

const messages = stylelint.utils.ruleMessages(ruleName, {
  rejected: (/** @type {string} */ name) =>
    `"${name}" is declared and no style sheet reads it: use it or take it away`,
});

/**
 * A rule: each custom property that a style sheet declares is read by some style sheet. A token that
 * nobody reads looks like a choice and is none.
 *
 * @param {ReadonlySet<string>} read the names that are read anywhere, with their dashes
 * @returns {import('stylelint').Plugin}
 */
export function noUnusedProperties(read) {
  /** @type {import('stylelint').Rule} */
  const rule = (isOn) => (root, result) => {
    if (isOn !== true) return;
    root.walkDecls(/^--/, (node) => {
      if (read.has(node.prop)) return;
      const { prop: word } = node;
      const message = messages.rejected(word);
      stylelint.utils.report({ ruleName, result, node, word, message });
    });
  };
  rule.ruleName = ruleName;
  rule.messages = messages;
  return stylelint.createPlugin(ruleName, rule);
}
