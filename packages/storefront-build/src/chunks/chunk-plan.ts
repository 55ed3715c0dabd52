import { type InlineConfig, type Rolldown, build } from 'vite';

/** What is loaded together. */
export interface ChunkPlan {
  /** Ids of the modules that load before the page can be used. */
  readonly firstScreen: ReadonlySet<string>;
  /** Ids of the modules of popups and messages, which load when the page is quiet. */
  readonly popups: ReadonlySet<string>;
}

/** The module that a page loads when it is quiet; the popups are its dynamic imports. */
const popupEntry = /\/storefront\/src\/shop\/overlays\.tsx$/;

/** Everything that a build has made. */
export type Outputs = readonly Rolldown.RolldownOutput['output'][number][];

/**
 * Finds out what belongs into which file, by a build that writes nothing, since tree shaking decides
 * what is left of each module.
 *
 * - The first screen: the entry and everything it imports statically. In one file it takes fewer
 *   requests and compresses better than in thirty small ones.
 * - The popups, in a second file. Otherwise a popup's file would ask for its parts only when it has
 *   arrived. What popups import on demand in turn, such as error reports, stays on its own.
 */
export async function chunkPlan(config: InlineConfig): Promise<ChunkPlan> {
  const outputs = outputsOf(
    await build({
      ...config,
      configFile: false,
      logLevel: 'error',
      build: { ...config.build, write: false, cssMinify: false },
    }),
  );
  const chunks = outputs.filter((output) => output.type === 'chunk');
  const first = withStaticImports(
    chunks,
    chunks.filter(({ isEntry }) => isEntry),
  );
  const overlays = chunks.filter(({ facadeModuleId }) => popupEntry.test(facadeModuleId ?? ''));
  const opened = overlays.flatMap(({ dynamicImports }) => dynamicImports);
  const later = withStaticImports(chunks, [
    ...overlays,
    ...chunks.filter(({ fileName }) => opened.includes(fileName)),
  ]);
  const firstScreen = modulesOf(first);
  return {
    firstScreen,
    popups: new Set([...modulesOf(later)].filter((id) => !firstScreen.has(id))),
  };
}

/** Returns chunks and everything they import statically, with what is imported first. */
export function withStaticImports(
  chunks: readonly Rolldown.OutputChunk[],
  roots: readonly Rolldown.OutputChunk[],
): readonly Rolldown.OutputChunk[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set<Rolldown.OutputChunk>();
  const seen = new Set<string>();
  const follow = (chunk: Rolldown.OutputChunk): void => {
    if (seen.has(chunk.fileName)) return;
    seen.add(chunk.fileName);
    for (const name of chunk.imports) {
      const imported = byName.get(name);
      if (imported !== undefined) follow(imported);
    }
    found.add(chunk);
  };
  roots.forEach(follow);
  return [...found];
}

function modulesOf(chunks: readonly Rolldown.OutputChunk[]): ReadonlySet<string> {
  return new Set(chunks.flatMap(({ moduleIds }) => moduleIds));
}

/** Returns everything that a build has made, of all its outputs. */
export function outputsOf(built: Awaited<ReturnType<typeof build>>): Outputs {
  const results = Array.isArray(built) ? built : [built];
  return results.flatMap((result) => ('output' in result ? result.output : []));
}
