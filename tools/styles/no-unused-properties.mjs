import stylelint from 'stylelint';

/** Name of the rule in the configuration. */
export const ruleName = 'shop/no-unused-properties';

const messages = stylelint.utils.ruleMessages(ruleName, {
  rejected: (/** @type {string} */ name) =>
    `"${name}" is declared, but no style sheet reads it. Use it or remove it.`,
});

/**
 * Creates a rule that reports custom properties which no style sheet reads.
 *
 * @param {ReadonlySet<string>} read names of the properties that style sheets read, with dashes
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
