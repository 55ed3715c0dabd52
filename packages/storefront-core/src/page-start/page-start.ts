import { changeAddress, deviceNow, hidePage, isFileGone } from '../browser';
import { openAddress } from '../entry';
import type { FirstCalls, PageEntry } from '../first-calls';
import type { LossCause } from '../lost-code';
import { openStorageBackend, storedValues } from '../storage';
import type { FullStart } from './full-start';
import { hasNewestFeatures } from './lacks-features';
import { type VisitStart, failToStart, loadFile, startVisit, tellIfLate } from './start-visit';

/**
 * Runs inside the page, in its head, before any file has arrived. It starts a plain visit in a current browser; any
 * other is hidden, and left to the {@link FullStart}, a file of its own.
 *
 * @param read - Reads a plain visit to the page; null for any other, of which it changes nothing.
 * @param calls - Those that the page begins with.
 */
export function startPage<App>(
  window: Window & typeof globalThis,
  app: NoInfer<App> & Pick<VisitStart, 'goodsGridId'>,
  read: (window: Window, app: App) => PageEntry | null,
  calls: FirstCalls,
): void {
  const entry = hasNewestFeatures(window) ? read(window, app) : null;
  if (entry === null) startFully(window);
  else startVisit(window, entry, { goodsGridId: app.goodsGridId, calls, causeOf });
  window.hasShopBegun = true;
}

/** Loads the full start. As long as that is not there, the address is without a token. */
function startFully(window: Window & typeof globalThis): void {
  const { document } = window;
  hidePage(document);
  const opened = openAddress(window);
  const { hash, origin, pathname, search } = window.location;
  // The rest stays as it was written: the page may be loaded again before the full start has read it.
  const kept = search.replace(/oauth_token=[^&?]*/g, '');
  if (kept !== search) changeAddress(window, origin + pathname + kept + hash);
  const takeBack = tellIfLate(window);
  loadFullStart(document)
    .then(({ start }) => {
      takeBack();
      start(window, opened);
    })
    .catch((error: unknown) => {
      const storage = storedValues(openStorageBackend(window), deviceNow);
      void failToStart(window, { storage, error, causeOf, takeBack });
    });
}

/** Returns why the code has not come: the full start finds out. Without that, the answer of the host is all there is. */
async function causeOf(error: unknown, document: Document): Promise<LossCause> {
  const address = document.getElementById('shop-code')?.getAttribute('href') ?? '/';
  return loadFullStart(document)
    .then((fullStart) => fullStart.causeOf(error, document))
    .catch(async () => ((await isFileGone(address)) ? 'renewed' : 'network'))
    .catch(() => 'network');
}

async function loadFullStart(document: Document): Promise<FullStart> {
  const module = await loadFile(document, 'data-full-start');
  if (!isFullStart(module)) throw new Error('No full start.');
  return module;
}

function isFullStart(module: unknown): module is FullStart {
  return typeof module === 'object' && module !== null && 'causeOf' in module;
}
