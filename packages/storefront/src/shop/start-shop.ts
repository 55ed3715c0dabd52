import { type HostMemory, type RememberedHost, createTransport } from '@shop/api-client';
import type { ShopConfig } from '@shop/brands';
import { type I18n, createI18n, loadCatalogue } from '@shop/i18n';
import type { Presenter } from '@shop/payments';
import * as v from 'valibot';
import { askServerTime, browserClock, onUncaught, serverTimeOf, showLanguage } from '../browser';
import {
  beginVisit,
  detectPlatform,
  findArea,
  readEntryQuery,
  readShopConfig,
  withoutToken,
} from '../entry';
import { startLanguage } from '../language';
import type { ShopServices } from '../services';
import { type ShopStorage, type Stored, createShopStorage } from '../storage';
import { createPageTime } from '../time';
import { type ShopRoutes, browserPage, openStorageBackend } from './browser-page';
import { type ShopStore, createShopStore } from './create-shop-store';
import type { PageEvent } from './on-page-event';

/** The started shop, or the reason why there is none for this visit. */
export type StartedShop =
  | {
      readonly kind: 'open';
      readonly services: ShopServices;
      readonly store: ShopStore;
    }
  /** Without a valid domain area (spec §4) only the not-area page can be shown. */
  | { readonly kind: 'not-area'; readonly i18n: I18n };

/** Which of the two storefronts runs (spec §2). */
export type StorefrontVersion = 'new' | 'legacy';

/** The id of the element that contains the brand's data. */
const configElement = 'shop-config';

/**
 * Starts the shop in a browser window: reads the page and its address, and creates storage, transport,
 * store and texts. Rejects if the texts cannot be loaded.
 *
 * @param version - For error reports.
 */
export async function startShop(
  window: Window,
  routes: ShopRoutes,
  version: StorefrontVersion,
): Promise<StartedShop> {
  const { document, history, location, navigator } = window;
  const config = readShopConfig(document.getElementById(configElement)?.textContent ?? '');
  const query = readEntryQuery(location.search);
  history.replaceState(history.state, '', location.pathname + withoutToken(location.search));

  const storage = createShopStorage(openStorageBackend(window), browserClock.now);
  const language = startLanguage(config.brand, query, storage, navigator.languages);
  showLanguage(language);
  const i18n = await createI18n({ language, load: loadCatalogue });

  const area = findArea(config.brand, query, storage);
  if (area === null) return { kind: 'not-area', i18n };

  const randomUuid = (): string => crypto.randomUUID();
  const services: ShopServices = {
    config,
    i18n,
    query,
    area,
    storage,
    randomUuid,
    now: browserClock.now,
    time: createPageTime({
      page: randomUuid(),
      count: () => performance.now(),
      deviceNow: browserClock.now,
      askServer: askServerTime,
    }),
    platform: detectPlatform(navigator.userAgent, navigator.maxTouchPoints),
    visit: beginVisit(storage, browserClock.now, randomUuid),
    page: {
      ...browserPage(window, routes),
      presentGateway:
        config.brand.gatewayScript === undefined ? undefined : gatewayOf(config, window),
    },
  };
  return { kind: 'open', services, store: openStore(services, version) };
}

function openStore(services: ShopServices, version: StorefrontVersion): ShopStore {
  const { config, storage, time, i18n } = services;
  // Errors are rare, so their handling is not part of the first screen.
  const onEvent = (event: PageEvent): void => {
    import('./on-page-event').then(
      ({ onPageEvent }) => {
        onPageEvent(event, store, services, version);
      },
      // Without a network there is nothing to show that the failed call has not shown.
      () => undefined,
    );
  };
  const transport = createTransport({
    hosts: config.hosts.api,
    backEnd: config.brand.backEnd,
    fetch: async (input, init) => {
      const response = await fetch(input, init);
      const serverMs = serverTimeOf(response);
      if (serverMs !== null) time.noteServerTime(serverMs);
      return response;
    },
    clock: browserClock,
    hostMemory: createHostMemory(storage),
    language: () => i18n.instance.language,
    token: () => store.getState().session.user?.oauth_token ?? null,
    onEvent,
  });
  const store = createShopStore(transport, storage);
  onUncaught((error) => {
    onEvent({ kind: 'exception', error });
  });
  return store;
}

/** Only brands with a gateway load this code. */
function gatewayOf(config: ShopConfig, window: Window): Presenter {
  return async () => (await import('./present-gateway')).presentGateway(config, window);
}

const workingHost: Stored<RememberedHost> = {
  key: 'paymentBakApi',
  schema: v.object({ host: v.string(), savedAt: v.number() }),
  maxAgeDays: 1,
};

/** Stores the backup host that worked, for the transport (spec §8). */
function createHostMemory(storage: ShopStorage): HostMemory {
  return {
    read: () => storage.read(workingHost),
    write: (remembered) => {
      storage.write(workingHost, remembered);
    },
    clear: () => {
      storage.remove(workingHost);
    },
  };
}
