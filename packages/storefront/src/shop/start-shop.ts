import { type HostMemory, type RememberedHost, createTransport } from '@shop/api-client';
import type { ShopConfig } from '@shop/brands';
import { type I18n, createI18n, loadCatalogue } from '@shop/i18n';
import type { Presenter } from '@shop/payments';
import * as v from 'valibot';
import { askServerTime, browserClock, onUnexpected, serverTimeOf, showLanguage } from '../browser';
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
import { type ShopRoutes, browserPage, openBacking } from './browser-page';
import { type ShopStore, createShopStore } from './create-shop-store';
import type { PageEvent } from './on-page-event';

/** A running shop, or the reason why there is none for this visit. */
export type StartedShop =
  | {
      readonly kind: 'open';
      readonly services: ShopServices;
      readonly store: ShopStore;
    }
  /** No valid payment region (spec §4): only the not-area page can be shown. */
  | { readonly kind: 'not-area'; readonly i18n: I18n };

/** Which of the two storefronts runs (spec §2). */
export type StorefrontVersion = 'new' | 'legacy';

/** The id of the element that carries the brand's data. */
const configElement = 'shop-config';

/**
 * Opens the shop in a browser window: reads what the page and the address say, and puts storage,
 * transport, store and texts together. Rejects where the texts cannot be fetched.
 *
 * @param version for error reports
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

  const storage = createShopStorage(openBacking(window), browserClock.now);
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
  // What goes wrong is rare; its handling is not on the first screen's way.
  const onEvent = (event: PageEvent): void => {
    import('./on-page-event').then(
      ({ onPageEvent }) => {
        onPageEvent(event, store, services, version);
      },
      // Without the network there is nothing to say that the failed call has not said already.
      () => undefined,
    );
  };
  const transport = createTransport({
    hosts: config.hosts.api,
    backEnd: config.brand.backEnd,
    fetch: async (input, init) => {
      const response = await fetch(input, init);
      const serverMs = serverTimeOf(response);
      if (serverMs !== null) time.hearServer(serverMs);
      return response;
    },
    clock: browserClock,
    hostMemory: createHostMemory(storage),
    language: () => i18n.instance.language,
    token: () => store.getState().session.user?.oauth_token ?? null,
    onEvent,
  });
  const store = createShopStore(transport, storage);
  onUnexpected((error) => {
    onEvent({ kind: 'exception', error });
  });
  return store;
}

/** Only brands with a gateway fetch what loads its script. */
function gatewayOf(config: ShopConfig, window: Window): Presenter {
  return async () => (await import('./present-gateway')).presentGateway(config, window);
}

const workingHost: Stored<RememberedHost> = {
  key: 'paymentBakApi',
  schema: v.object({ host: v.string(), savedAt: v.number() }),
  days: 1,
};

/** Where the transport keeps the backup host that helped out (spec §8). */
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
