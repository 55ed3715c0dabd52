import { hidePage, showPage } from '../browser';
import type { EntryRoutes, OpenedAddress } from '../entry';
import { type PlainApp, firstCallsOf, readPageEntry } from '../first-calls';
import { type LossCause, causeOfLoss } from '../lost-code';
import { lacksFeatures } from './lacks-features';
import { type VisitStart, startVisit } from './start-visit';

/** What an app's `src/full-start.ts` exports: the start of any visit, at any address and in any browser. */
export interface FullStart {
  /** @param opened - The address of the visit, where that is no longer the one that the browser shows. */
  readonly start: (window: Window & typeof globalThis, opened?: OpenedAddress) => void;
  readonly causeOf: (error: unknown, document: Document) => Promise<LossCause>;
}

/** What the full start knows of its app. */
export interface FullApp extends PlainApp, Pick<VisitStart, 'goodsGridId'> {
  readonly routes: EntryRoutes;
}

/**
 * Returns the full start of an app. It reads what the visit follows from, shows prerendered content that fits it, and
 * starts the visit; in an old browser, whatever comes first is loaded after the polyfills.
 */
export function fullStart({ routes, version, firstStep, goodsGridId }: FullApp): FullStart {
  return {
    causeOf: causeOfLoss,
    start: (window, opened) => {
      const { document } = window;
      const entry = readPageEntry(window, routes, version, firstStep ?? null, opened);
      if (entry === null) {
        hidePage(document);
        return;
      }
      const { area, language, path } = entry;
      const { dataset, lang } = document.documentElement;
      const fits = path === dataset['page'] && area !== null && language === lang;
      if (fits) showPage(document);
      else hidePage(document);
      startVisit(window, entry, {
        goodsGridId,
        calls: lacksFeatures(window) ? null : firstCallsOf(entry, routes),
        causeOf: causeOfLoss,
      });
    },
  };
}
