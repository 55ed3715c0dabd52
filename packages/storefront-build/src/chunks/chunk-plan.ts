import type { InlineConfig, Plugin, Rolldown } from 'vite';
import { bundle, withStaticImports } from '../bundle/bundle';

/** What is loaded together. */
export interface ChunkPlan {
  /** Ids of the modules that load before the page can be used. */
  readonly firstScreen: ReadonlySet<string>;
  /** Ids of the modules of the payment, which loads before other popups where nothing but buying is left to do. */
  readonly payment: ReadonlySet<string>;
  /** Ids of the modules of popups and messages, which load when the page is quiet. */
  readonly popups: ReadonlySet<string>;
  /** Ids of the modules that prerendered pages share with popups or with each other. */
  readonly shared: ReadonlySet<string>;
}

/** The module of the payment. */
const paymentEntry = /\/storefront\/src\/shop\/popup-layer\.tsx$/;
/** The table of the popups: all others are its dynamic imports. */
const popupTable = /\/storefront\/src\/shop\/popup-table\.ts$/;
/** The module of what else is above the page. */
const overlaysEntry = /\/storefront\/src\/shop\/overlays\.tsx$/;

/**
 * Finds out what belongs into which file, by a build that writes nothing, since tree shaking decides
 * what is left of each module.
 *
 * - The first screen: the entry and everything it imports statically. In one file it takes fewer
 *   requests and compresses better than in thirty small ones.
 * - The payment: that alone of all popups, and what it imports statically. It would otherwise wait for the code of
 *   all others, which is three times as large.
 * - The popups, in a file. Otherwise a popup's file would ask for its parts only when it has
 *   arrived. What popups import on demand in turn, such as error reports, stays on its own.
 * - What prerendered pages share with popups or with each other, in one more file. Otherwise such a page would
 *   need the file of all popups, and several small ones. What they share with the payment stays there, since
 *   the payment must not need a second file.
 *
 * @param pages files of the modules of prerendered pages that the app imports on demand
 */
export async function chunkPlan(
  config: InlineConfig,
  pages: readonly string[],
): Promise<ChunkPlan> {
  const opened = new Set<string>();
  const outputs = await bundle({
    ...config,
    plugins: [config.plugins, notePopups(opened)],
    build: { ...config.build, write: false, cssMinify: false },
  });
  const chunks = outputs.filter((output) => output.type === 'chunk');
  const first = withStaticImports(
    chunks,
    chunks.filter(({ isEntry }) => isEntry),
  );
  const firstScreen = modulesOf(first);
  const payments = chunks.filter(({ facadeModuleId }) => paymentEntry.test(facadeModuleId ?? ''));
  const payment = new Set(
    [...modulesOf(withStaticImports(chunks, payments))].filter((id) => !firstScreen.has(id)),
  );
  const overlays = chunks.filter(({ facadeModuleId }) => overlaysEntry.test(facadeModuleId ?? ''));
  const later = withStaticImports(chunks, [
    ...overlays,
    ...chunks.filter(({ facadeModuleId }) => opened.has(facadeModuleId ?? '')),
  ]);
  const popups = new Set(
    [...modulesOf(later)].filter((id) => !firstScreen.has(id) && !payment.has(id)),
  );
  const onDemand = chunks.filter(({ facadeModuleId }) => pages.includes(facadeModuleId ?? ''));
  const ofPages = onDemand.map((page) => modulesOf(withStaticImports(chunks, [page])));
  const isShared = (id: string): boolean =>
    popups.has(id) || ofPages.filter((modules) => modules.has(id)).length > 1;
  const ofAny = ofPages.flatMap((modules) => [...modules]);
  const shared = new Set(
    ofAny.filter((id) => !firstScreen.has(id) && !payment.has(id) && isShared(id)),
  );
  return { firstScreen, payment, popups, shared };
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
