import type { Plugin } from 'vite';

/** The module through which Vite sends every `import()`: it preloads style sheets and dependencies. */
const helper = '\0vite/preload-helper.js';

/**
 * Replaces Vite's preload helper by a plain call, since there is one style sheet and nothing to
 * preload. Saves 0.7 kB (0.5 %) of the first screen; Vite has no setting that leaves the helper out.
 */
export function plainDynamicImports(): Plugin {
  return {
    name: 'plain-dynamic-imports',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (id === helper ? 'export const __vitePreload = (load) => load();' : null),
  };
}
