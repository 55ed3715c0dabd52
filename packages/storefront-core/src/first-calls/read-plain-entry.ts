import { type StorefrontVersion, versionOfArea } from '@shop/brands/version';
import { deviceNow, changeAddress } from '../browser';
import {
  type EntryRoutes,
  type PageQuery,
  detectPlatform,
  linkParameters,
  readArea,
  readPageConfig,
  saveArea,
} from '../entry';
import { isStartLanguage } from '../language';
import { keptChoices } from '../selection';
import { openStorageBackend, storedValues } from '../storage';
import { type FirstStep, type PageEntry, shownQuery } from './read-page-entry';

/** An id, an area or a language as links of the shop and of games write it. */
export const plainCode = /^[\w-]{0,64}$/;

/** The parameters that are read here, and those that a link must not have in another form. */
const codes = [...linkParameters, 'domain_area', 'spec_lang'] as const;

/** A payment for another player, and what mail programs and glued links leave in a query. */
const unusual = /replenish_id|rp_client_id|&amp;|.\?/i;

/** The app in whose page it runs. */
export interface PlainApp {
  readonly version: StorefrontVersion;
  readonly routes: Pick<EntryRoutes, 'home' | 'redirected' | 'steps'>;
  /** Finds the step that a visit begins at, where the steps of a purchase are pages. */
  readonly firstStep?: FirstStep;
}

/**
 * Reads the start of a plain visit, and shows the address it begins on, exactly as `readPageEntry` does. That is a visit
 * to this very page, in its language and version of the shop, at an address as the shop itself writes it. Most are; this
 * is part of each page, so it can do no more. Returns null for any other visit, of which it changes nothing.
 */
export function readPlainEntry(
  window: Window,
  { version, routes, firstStep }: PlainApp,
): PageEntry | null {
  const { document, location, navigator } = window;
  const { lang, dataset } = document.documentElement;
  const { hash, search } = location;
  const pathname = routes.redirected.includes(location.pathname) ? routes.home : location.pathname;
  const query = readPlainQuery(search, unusual);
  if (query === null) return null;

  const config = readPageConfig(document);
  const { brand } = config;
  const backend = openStorageBackend(window);
  const storage = storedValues(backend, deviceNow);
  const area = readArea(brand, query, storage);
  if (
    area === null ||
    versionOfArea(brand, area) !== version ||
    !isStartLanguage(lang, brand, { query, area, storage, browser: navigator.languages })
  )
    return null;

  const steps = routes.steps ?? null;
  const choices = keptChoices({ config, area, query, storage, steps });
  const hasLink = query.clientId !== null;
  const step = steps && firstStep ? firstStep(window, { steps, pathname, choices, hasLink }) : null;
  const path = steps && step ? steps[step] : pathname;
  if (path !== dataset['page'] || (steps && !step)) return null;

  saveArea(storage, area);
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
    isLedOn: path !== pathname,
    steps,
    step,
    isHome: path === routes.home,
    replenishId: null,
    choices,
  };
}

/** Reads a query, that of a payment for another player aside; null if it is not plain. */
export function readPlainQuery(search: string, unusual: RegExp): PageQuery | null {
  const params = new URLSearchParams(search);
  const value = (name: string): string => params.get(name) ?? '';
  if (unusual.test(search) || !codes.every((name) => plainCode.test(value(name)))) return null;
  return {
    clientId: value('client_id') || null,
    givenArea: value('domain_area') || null,
    specLang: value('spec_lang') || null,
    replenishId: null,
    replenishClientId: null,
    isSdkView: value('visit').trim() === 'sdk',
  };
}
