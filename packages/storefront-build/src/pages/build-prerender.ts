import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Rolldown } from 'vite';
import { bundle, withStaticImports } from '../bundle/bundle';
import { stylesOf } from './chunk-styles';
import type { Prerender, PrerenderedPath } from './prerendered-page';

/** Renders pages, and returns the styles that they need. */
interface BuiltPrerender {
  readonly prerender: Prerender;
  /** What the app shows before it imports a page. */
  readonly stylesOfFirstScreen: string;
  readonly stylesOfPage: (page: PrerenderedPath) => string;
}

/** Builds the app's `src/prerender.tsx` for Node, and loads it. */
export async function buildPrerender(folder: string, outDir: string): Promise<BuiltPrerender> {
  const outputs = await bundle({
    root: folder,
    build: {
      outDir,
      emptyOutDir: true,
      emitAssets: true,
      cssMinify: false,
      ssr: 'src/prerender.tsx',
      // Vite closes its own module loader before a build ends, so Node's has to load the result.
      rolldownOptions: { output: { format: 'cjs', entryFileNames: 'prerender.cjs' } },
    },
    ssr: { noExternal: [/^@shop\//] },
  });
  const chunks = outputs.filter((output) => output.type === 'chunk');
  const entries = chunks.filter(({ isEntry }) => isEntry);
  const load = createRequire(import.meta.url);
  const built: unknown = load(join(outDir, 'prerender.cjs'));
  if (!exportsPrerender(built)) throw new Error('src/prerender.tsx must export "prerender".');
  const stylesOfAll = (roots: readonly Rolldown.OutputChunk[]): string =>
    withStaticImports(chunks, roots)
      .map((chunk) => stylesOf(chunk, outputs))
      .join('');
  return {
    prerender: built.prerender,
    stylesOfFirstScreen: stylesOfAll(entries),
    stylesOfPage: (page) => {
      const own = chunkOf(page, folder, chunks);
      return stylesOfAll(own === null ? entries : [...entries, own]);
    },
  };
}

function exportsPrerender(built: unknown): built is { readonly prerender: Prerender } {
  return typeof built === 'object' && built !== null && 'prerender' in built;
}

/** Returns the chunk of a page that the app imports on demand; null if it is part of the first screen. */
export function chunkOf(
  { module }: PrerenderedPath,
  folder: string,
  chunks: readonly Rolldown.OutputChunk[],
): Rolldown.OutputChunk | null {
  if (module === undefined) return null;
  const found = chunks.find(({ moduleIds }) => moduleIds.includes(join(folder, module)));
  if (found === undefined) throw new Error(`The app does not import ${module} on demand.`);
  return found;
}
