import type { Plugin } from 'vite';

const router = /node_modules\/react-router\/dist\//;
const component = /(?<!\/\* @__PURE__ \*\/ )\bReact\d*\.(?:forwardRef|createContext|memo)\(/g;
const displayName = /^\w+\.displayName = .*;$/gm;

/**
 * Takes out of React Router what no page of ours uses. Its published build does not say that its
 * components are pure, so a bundler has to keep all of them (links that prefetch, forms, scripts of
 * its server framework), and the build for browsers is the one with the warnings for developers.
 */
export function leanReactRouter(): Plugin {
  return {
    name: 'lean-react-router',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (source !== 'react-router') return null;
      const resolved = await this.resolve(source, importer, { skipSelf: true });
      return resolved?.id.replace('/dist/development/', '/dist/production/') ?? null;
    },
    transform(code, id) {
      if (!router.test(id)) return null;
      const pure = code.replaceAll(component, '/* @__PURE__ */ $&').replaceAll(displayName, '');
      return { code: pure, map: null };
    },
  };
}
