import type { Plugin, Rolldown } from 'vite';

/**
 * Has Chrome compile all functions of a script while the script arrives, beside the main thread. Otherwise it compiles each
 * function when it is first called, on the main thread, after it has read over all of them once before.
 */
export const compileHint = '//# allFunctionsCalledOnLoad\n';

/** The files, by their names in the chunk plan, most functions of which run as soon as they have arrived. */
const hintedFiles: readonly string[] = ['steps', 'payment'];

/**
 * Puts a compile hint before the scripts of the first screen, the prerendered pages and the purchase. The popups have none:
 * a visit opens few of them, and compiled functions take memory.
 *
 * @param pages the files of the modules of pages that the app imports on demand
 */
export function compileHints(pages: readonly string[]): Plugin {
  const isHinted = ({ isEntry, name, facadeModuleId }: Rolldown.OutputChunk): boolean =>
    isEntry || hintedFiles.includes(name) || pages.includes(facadeModuleId ?? '');
  return {
    name: 'compile-hints',
    apply: 'build',
    generateBundle: {
      // A hint counts in the first line alone, before which Vite puts its own.
      order: 'post',
      handler: (_, bundle) => {
        for (const output of Object.values(bundle))
          if (output.type === 'chunk' && isHinted(output)) output.code = compileHint + output.code;
      },
    },
  };
}
