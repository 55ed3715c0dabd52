import type { Plugin } from 'vite';

/** The module Vite puts in front of every `import()`: it preloads style sheets and dependencies. */
const helper = '\0vite/preload-helper.js';

/** Leaves it out, for there is one style sheet and nothing to preload. */
export function plainDynamicImports(): Plugin {
  return {
    name: 'plain-dynamic-imports',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (id === helper ? 'export const __vitePreload = (load) => load();' : null),
  };
}
