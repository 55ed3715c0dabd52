import type { InlineConfig, Plugin, Rolldown } from 'vite';
import { bundle, withStaticImports } from '../bundle/bundle';

/** What is loaded together: for each file, the ids of its modules. */
export interface ChunkPlan {
  /** Loads before the page can be used. */
  readonly firstScreen: ReadonlySet<string>;
  /** What the pages of a purchase before the payment need besides. */
  readonly steps: ReadonlySet<string>;
  /** The payment. It loads before other popups where nothing but buying is left to do. */
  readonly payment: ReadonlySet<string>;
  /** Popups and messages, which load when the page is quiet. */
  readonly popups: ReadonlySet<string>;
}

/** A page that the app imports on demand. */
export interface PageModule {
  /** The file of its module. */
  readonly file: string;
  /** Whether it is a step of a purchase before the payment. */
  readonly isStep: boolean;
}

/** The module of the payment. */
const paymentEntry = /\/storefront-shell\/src\/shop\/popup-layer\.tsx$/;
/** The table of the popups: all others are its dynamic imports. */
const popupTable = /\/storefront\/src\/popup-table\/popup-table\.ts$/;
/** The module of what else is above the page. */
const overlaysEntry = /\/storefront-shell\/src\/shop\/overlays\.tsx$/;

/**
 * Finds out what belongs into which file, by a build that writes nothing, since tree shaking decides
 * what is left of each module.
 *
 * - The first screen: the entry and everything it imports statically. In one file it takes fewer
 *   requests and compresses better than in thirty small ones.
 * - The steps: all that the pages of a purchase before the payment need, in an app in which they are pages on
 *   demand. They must not wait for the payment.
 * - The payment: that alone of all popups, and what it imports statically. It would otherwise wait for the code of
 *   all others. With it goes what other prerendered pages share with popups or with each other: they
 *   need parts of the payment as well, and would otherwise need the file of all popups, or several small ones.
 * - The popups, in a file. Otherwise a popup's file would ask for its parts only when it has
 *   arrived. What popups import on demand in turn, such as error reports, stays on its own.
 *
 * @param pages the prerendered pages that the app imports on demand
 */
export async function chunkPlan(
  config: InlineConfig,
  pages: readonly PageModule[],
): Promise<ChunkPlan> {
  const opened = new Set<string>();
  const outputs = await bundle({
    ...config,
    plugins: [config.plugins, notePopups(opened)],
    build: { ...config.build, write: false, minify: false, cssMinify: false },
  });
  const chunks = outputs.filter((output) => output.type === 'chunk');
  const first = withStaticImports(
    chunks,
    chunks.filter(({ isEntry }) => isEntry),
  );
  const firstScreen = modulesOf(first);
  const layer = chunksOf(chunks, paymentEntry);
  const ofPages = pages.map(({ file, isStep }) => {
    const page = chunks.filter(({ facadeModuleId }) => facadeModuleId === file);
    return { isStep, modules: modulesOf(withStaticImports(chunks, page)) };
  });
  const overlays = chunksOf(chunks, overlaysEntry);
  // A renamed module would change the files without a word. An app without popups has none of the three.
  const found = { popupTable: opened.size, popupLayer: layer.length, overlays: overlays.length };
  const missing = Object.entries(found).flatMap(([module, count]) => (count === 0 ? [module] : []));
  if (missing.length > 0 && missing.length < Object.keys(found).length)
    throw new Error(`The app has no module of the name in the chunk plan: ${missing.join(', ')}.`);
  const later = withStaticImports(chunks, [
    ...overlays,
    ...chunks.filter(({ facadeModuleId }) => opened.has(facadeModuleId ?? '')),
  ]);
  const ofPopups = modulesOf(later);
  const isCommon = (id: string): boolean =>
    ofPopups.has(id) || ofPages.filter(({ modules }) => modules.has(id)).length > 1;
  const allOf = (those: typeof ofPages): readonly string[] =>
    those.flatMap(({ modules }) => [...modules]);

  const steps = without(allOf(ofPages.filter(({ isStep }) => isStep)), firstScreen);
  const payment = without(
    [...modulesOf(withStaticImports(chunks, layer)), ...allOf(ofPages).filter(isCommon)],
    firstScreen,
    steps,
  );
  const popups = without([...ofPopups], firstScreen, steps, payment);
  return { firstScreen, steps, payment, popups };
}

/** Returns the chunks of a module that is imported on demand. */
function chunksOf(
  chunks: readonly Rolldown.OutputChunk[],
  module: RegExp,
): readonly Rolldown.OutputChunk[] {
  return chunks.filter(({ facadeModuleId }) => module.test(facadeModuleId ?? ''));
}

function without(
  ids: readonly string[],
  ...others: readonly ReadonlySet<string>[]
): ReadonlySet<string> {
  return new Set(ids.filter((id) => !others.some((other) => other.has(id))));
}

function modulesOf(chunks: readonly Rolldown.OutputChunk[]): ReadonlySet<string> {
  return new Set(chunks.flatMap(({ moduleIds }) => moduleIds));
}

/** Returns a plug-in that adds the modules of the popups to a set. */
function notePopups(popups: Set<string>): Plugin {
  return {
    name: 'note-popups',
    moduleParsed({ id, dynamicallyImportedIds }) {
      if (popupTable.test(id)) dynamicallyImportedIds.forEach((popup) => popups.add(popup));
    },
  };
}
