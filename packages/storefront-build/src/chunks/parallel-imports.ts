import type { Plugin, Rolldown } from 'vite';
import { withStaticImports } from '../bundle/bundle';

/** The files of popups, by their names in the chunk plan. */
const popupFiles: readonly string[] = ['payment', 'popups'];

/**
 * Has the scripts that open popups fetch what a file of popups imports together with that file. The browser
 * would learn of it only when the file has arrived, and a popup would wait for two files one after the other.
 */
export function parallelImports(): Plugin {
  return {
    name: 'parallel-imports',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const openers = chunks.filter(({ isEntry, name }) => isEntry || name === 'payment');
      for (const opener of openers) {
        const loaded = new Set(withStaticImports(chunks, [opener]));
        const importsOf = (file: string): readonly string[] =>
          withStaticImports(
            chunks,
            chunks.filter(
              ({ name, fileName }) => popupFiles.includes(name) && baseName(fileName) === file,
            ),
          )
            .filter((chunk) => !loaded.has(chunk))
            .map(({ fileName }) => baseName(fileName))
            .filter((name) => name !== file);
        opener.code = withParallelImports(opener.code, importsOf);
      }
    },
  };
}

function baseName(path: string): Rolldown.OutputChunk['fileName'] {
  return path.split('/').at(-1) ?? path;
}

/**
 * Replaces dynamic imports in minified code by imports of the file and of what it imports.
 *
 * @param importsOf returns the files that a file imports and that are not loaded yet
 */
export function withParallelImports(
  code: string,
  importsOf: (file: string) => readonly string[],
): string {
  return code.replace(/import\(([`"'])\.\/([^`"']+)\1\)/g, (whole, _, file: string) => {
    // What fails here fails again in the file that needs it, where it is handled.
    const others = importsOf(file).map((name) => `import(\`./${name}\`).catch(()=>void 0)`);
    return others.length === 0 ? whole : `(${[...others, whole].join()})`;
  });
}
