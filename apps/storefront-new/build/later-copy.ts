import type { Plugin } from 'vite';

/**
 * Gives the modules that are not on the first screen a copy of a library of their own. For a library
 * that is one module and keeps no state: otherwise the first screen would carry whatever of it any
 * page uses.
 */
export function laterCopy(library: string, firstScreen: ReadonlySet<string>): Plugin {
  return {
    name: 'later-copy',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (source !== library || importer === undefined || firstScreen.has(importer)) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found === null ? null : { ...found, id: `${found.id}?later` };
    },
  };
}
