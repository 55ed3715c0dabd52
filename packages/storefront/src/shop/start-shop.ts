import { createTransport, shopApi } from '@shop/api-client';
import type { ShopConfig } from '@shop/brands';
import { type I18n, type Language, createI18n, loadCatalogue } from '@shop/i18n';
import { beginVisit, detectPlatform, readEntryQuery, readShopConfig, withoutToken } from '../entry';
import {
  type LanguageControl,
  createLanguageControl,
  saveLanguage,
  startLanguage,
} from '../language';
import type { ShopServices } from '../services';
import { createShopStorage } from '../storage';
import { browserClock } from './browser-clock';
import { browserPage, openBacking } from './browser-page';
import { type ShopStore, createShopStore } from './create-shop-store';
import { findArea } from './find-area';
import { gatewayLoader } from './gateway-loader';
import { createHostMemory } from './host-memory';
import { reactToEvent } from './react-to-event';
import { showLanguage } from './show-language';
import type { ShopRoutes } from './shop-routes';

/** A running shop, or the reason why there is none for this visit. */
export type StartedShop =
  | {
      readonly kind: 'open';
      readonly i18n: I18n;
      readonly services: ShopServices;
      readonly store: ShopStore;
      readonly languageControl: LanguageControl;
    }
  /** No valid payment region (spec §4): only the not-area page can be shown. */
  | { readonly kind: 'not-area'; readonly i18n: I18n; readonly config: ShopConfig };

/** The id of the element that carries the brand's data. */
const configElement = 'shop-config';

/**
 * Opens the shop in a browser window: reads what the page and the address say, and puts storage,
 * transport, store and texts together. Rejects where the texts cannot be fetched.
 */
export async function startShop(window: Window, routes: ShopRoutes): Promise<StartedShop> {
  const { document, history, location, navigator } = window;
  const config = readShopConfig(document.getElementById(configElement)?.textContent ?? '');
  const query = readEntryQuery(location.search);
  history.replaceState(history.state, '', location.pathname + withoutToken(location.search));

  const storage = createShopStorage(openBacking(window), browserClock.now);
  const language = startLanguage(config.brand, query, storage, navigator.languages);
  showLanguage(document, language);
  const i18n = await createI18n({ language, load: loadCatalogue });

  const area = findArea(config.brand, query, storage);
  if (area === null) return { kind: 'not-area', i18n, config };

  const randomUuid = (): string => crypto.randomUUID();
  const services: ShopServices = {
    config,
    query,
    area,
    storage,
    randomUuid,
    now: browserClock.now,
    platform: detectPlatform(navigator.userAgent, navigator.maxTouchPoints),
    visit: beginVisit(storage, browserClock.now, randomUuid),
    page: { ...browserPage(window, routes), loadGateway: gatewayLoader(config, window) },
  };
  const store = openStore(services, i18n);
  return { kind: 'open', i18n, services, store, languageControl: controlOf(i18n, services, store) };
}

function openStore(services: ShopServices, i18n: I18n): ShopStore {
  const { config, storage } = services;
  const transport = createTransport({
    hosts: config.hosts.api,
    backEnd: config.brand.backEnd,
    fetch: (input, init) => fetch(input, init),
    clock: browserClock,
    hostMemory: createHostMemory(storage),
    language: () => i18n.instance.language,
    token: () => store.getState().session.user?.oauth_token ?? null,
    onEvent: (event) => {
      reactToEvent(event, store, services);
    },
  });
  const store = createShopStore(transport, storage);
  return store;
}

function controlOf(i18n: I18n, { storage }: ShopServices, store: ShopStore): LanguageControl {
  return createLanguageControl(i18n, {
    save: (language: Language) => {
      saveLanguage(storage, language);
    },
    showOnDocument: (language) => {
      showLanguage(document, language);
    },
    forgetAnswers: () => {
      store.dispatch(shopApi.util.resetApiState());
    },
  });
}
