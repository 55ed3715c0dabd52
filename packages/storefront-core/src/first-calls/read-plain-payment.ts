import { changeAddress, deviceNow } from '../browser';
import { detectPlatform, findArea, readArea, readPageConfig } from '../entry';
import { isStartLanguage } from '../language';
import { openStorageBackend, payersBackend, storedValues } from '../storage';
import { type PageEntry, payersChoices, shownQuery } from './read-page-entry';
import { plainCode, readPlainQuery } from './read-plain-entry';

/** What mail programs and glued links leave in a query. */
const unusual = /&amp;|.\?/;

/**
 * Reads the start of a plain visit to the page of a payment for another player, exactly as `readPageEntry` does: by a link
 * with its id, as the shop writes them, in the language of the page. Returns null for any other visit, of which it changes nothing.
 */
export function readPlainPayment(
  window: Window,
  { routes }: { readonly routes: { readonly replenishGoods: string } },
): PageEntry | null {
  const { document, location, navigator } = window;
  const { lang } = document.documentElement;
  const { hash, search } = location;
  const path = routes.replenishGoods;
  const params = new URLSearchParams(search);
  const replenishId = params.get('replenish_id') ?? '';
  const replenishClientId = params.get('rp_client_id') ?? '';
  const plain = readPlainQuery(search, unusual);
  if (
    plain === null ||
    replenishId === '' ||
    !plainCode.test(replenishId) ||
    !plainCode.test(replenishClientId) ||
    // A link leads to the one or the other.
    ![path, '/'].includes(location.pathname)
  )
    return null;

  const query = { ...plain, replenishId, replenishClientId: replenishClientId || null };
  const config = readPageConfig(document);
  const { brand } = config;
  const backend = payersBackend(openStorageBackend(window));
  const storage = storedValues(backend, deviceNow);
  // The replenishment names its area, once it is read.
  const area = readArea(brand, query, storage) ?? brand.areas[0]?.area ?? null;
  const sources = { query, area, storage, browser: navigator.languages };
  if (area === null || !isStartLanguage(lang, brand, sources)) return null;

  findArea(brand, query, storage);
  changeAddress(window, path + shownQuery(search, brand, area) + hash);
  return {
    config,
    search,
    query,
    providerResponse: null,
    backend,
    storage,
    platform: detectPlatform(navigator.userAgent, navigator.maxTouchPoints),
    language: lang,
    area,
    path,
    isLedOn: false,
    steps: null,
    step: null,
    isHome: false,
    replenishId,
    choices: payersChoices,
  };
}
