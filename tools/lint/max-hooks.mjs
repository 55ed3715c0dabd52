/** What a reader can hold: a component that needs more has parts that belong together in a hook of its own. */
export const maxHooks = 8;

/**
 * A lint rule for components: functions whose name begins with a capital letter. It reports those that call more hooks
 * than the maximum.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const maxHooksOfComponent = {
  meta: {
    type: 'suggestion',
    messages: {
      many: 'The component {{name}} calls {{count}} hooks, more than {{max}}. Move some into a hook of their own.',
    },
  },
  create: (context) => {
    /** The components that are being read, the innermost last; null stands for any other function. */
    /** @type {({ readonly name: string, count: number } | null)[]} */
    const functions = [];
    const leave = (/** @type {import('eslint').JSSyntaxElement} */ node) => {
      const left = functions.pop();
      if (left && left.count > maxHooks)
        context.report({
          node,
          messageId: 'many',
          data: { name: left.name, count: String(left.count), max: String(maxHooks) },
        });
    };
    return {
      FunctionDeclaration: (node) => {
        const { name } = node.id;
        functions.push(/^[A-Z]/.test(name) ? { name, count: 0 } : null);
      },
      FunctionExpression: () => functions.push(null),
      ArrowFunctionExpression: () => functions.push(null),
      CallExpression: ({ callee }) => {
        const component = functions.at(-1);
        if (component && callee.type === 'Identifier' && /^use[A-Z]/.test(callee.name))
          component.count += 1;
      },
      'FunctionDeclaration:exit': leave,
      'FunctionExpression:exit': leave,
      'ArrowFunctionExpression:exit': leave,
    };
  },
};
