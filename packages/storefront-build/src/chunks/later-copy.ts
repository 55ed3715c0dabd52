import type { Plugin } from 'vite';

/** Whether a module is the copy of a library that belongs to a file. */
export function isCopyOf(file: string, id: string): boolean {
  return id.endsWith(`?${file}`);
}

/**
 * Gives modules that are not on the first screen another copy of a library. Only for a library
 * that is a single module and keeps no state: such a module ends in one chunk, so the first screen
 * would otherwise carry every part of it that any page uses. For valibot this saves 0.6 kB (0.5 %).
 *
 * @param fileOf returns the file that the copy for a module is part of; null on the first screen
 */
export function laterCopy(library: string, fileOf: (importer: string) => string | null): Plugin {
  return {
    name: 'later-copy',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (source !== library || importer === undefined) return null;
      const file = fileOf(importer);
      if (file === null) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found === null ? null : { ...found, id: `${found.id}?${file}` };
    },
  };
}
