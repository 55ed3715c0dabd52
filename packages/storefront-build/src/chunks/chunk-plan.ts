import type { InlineConfig, Rolldown } from 'vite';
import { bundle, withStaticImports } from '../bundle/bundle';

/** What is loaded together. */
export interface ChunkPlan {
  /** Ids of the modules that load before the page can be used. */
  readonly firstScreen: ReadonlySet<string>;
  /** Ids of the modules of popups and messages, which load when the page is quiet. */
  readonly popups: ReadonlySet<string>;
  /** Ids of the modules that prerendered pages share with popups or with each other. */
  readonly shared: ReadonlySet<string>;
}

/** The module that a page loads when it is quiet; the popups are its dynamic imports. */
const popupEntry = /\/storefront\/src\/shop\/overlays\.tsx$/;

/**
 * Finds out what belongs into which file, by a build that writes nothing, since tree shaking decides
 * what is left of each module.
 *
 * - The first screen: the entry and everything it imports statically. In one file it takes fewer
 *   requests and compresses better than in thirty small ones.
 * - The popups, in a second file. Otherwise a popup's file would ask for its parts only when it has
 *   arrived. What popups import on demand in turn, such as error reports, stays on its own.
 * - What prerendered pages share with popups or with each other, in a third file. Otherwise such a page would
 *   need the file of all popups, and several small ones.
 *
 * @param pages files of the modules of prerendered pages that the app imports on demand
 */
export async function chunkPlan(
  config: InlineConfig,
  pages: readonly string[],
): Promise<ChunkPlan> {
  const outputs = await bundle({
    ...config,
    build: { ...config.build, write: false, cssMinify: false },
  });
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
  const popups = new Set([...modulesOf(later)].filter((id) => !firstScreen.has(id)));
  const onDemand = chunks.filter(({ facadeModuleId }) => pages.includes(facadeModuleId ?? ''));
  const ofPages = onDemand.map((page) => modulesOf(withStaticImports(chunks, [page])));
  const isShared = (id: string): boolean =>
    popups.has(id) || ofPages.filter((modules) => modules.has(id)).length > 1;
  const ofAny = ofPages.flatMap((modules) => [...modules]);
  const shared = new Set(ofAny.filter((id) => !firstScreen.has(id) && isShared(id)));
  return { firstScreen, popups, shared };
}

function modulesOf(chunks: readonly Rolldown.OutputChunk[]): ReadonlySet<string> {
  return new Set(chunks.flatMap(({ moduleIds }) => moduleIds));
}
