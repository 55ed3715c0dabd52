import { createTransport, takeOver } from '@shop/api-client';
import type { ShopConfig } from '@shop/brands';
import type { StorefrontVersion } from '@shop/brands/version';
import {
  type I18n,
  type Language,
  type Messages,
  type TextPart,
  createI18n,
  isLanguage,
  loadCatalogue,
} from '@shop/i18n';
import type { Presenter } from '@shop/payments';
import {
  askServerTime,
  browserClock,
  browserInstant,
  onUncaught,
  serverTimeOf,
  showLanguage,
} from '../browser';
import { type EntryRoutes, carriedQuery, readPageTexts } from '../entry';
import { type ShopEntry, createHostMemory } from '../first-calls';
import type { StartChoices } from '../selection';
import type { ShopServices } from '../services';
import { createPageTime } from '../time';
import { browserPage } from './browser-page';
import { type ShopStore, createShopStore } from './create-shop-store';
import type { PageEvent } from './on-page-event';

/** The started shop, or the reason why there is none for this visit. */
export type StartedShop =
  | {
      readonly kind: 'open';
      readonly services: ShopServices;
      readonly store: ShopStore;
      /** The state that the page was prerendered in, if it is to be hydrated; see {@link mountShop}. */
      readonly hydratedState?: ReturnType<ShopStore['getState']>;
    }
  /** Without a valid domain area (spec §4) only the not-area page can be shown. */
  | ({ readonly kind: 'not-area'; readonly i18n: I18n } & Pick<
      ShopServices,
      'config' | 'query' | 'storage'
    >);

/**
 * Starts the shop in a browser window with what the script in the page has read: creates transport, store
 * and texts. Rejects if the texts cannot be loaded.
 *
 * @param version - For error reports.
 */
export async function startShop(
  window: Window,
  routes: EntryRoutes,
  version: StorefrontVersion,
): Promise<StartedShop> {
  const { document } = window;
  const { area, isHome: _isHome, language, choices, ...entry } = entryOf(window);
  const { config } = entry;

  showLanguage(language);
  const i18n = await createI18n({
    language,
    critical: textsInPage(document, language, 'critical'),
    deferred: textsInPage(document, language, 'deferred'),
    load: loadCatalogue,
  });

  if (area === null) return { kind: 'not-area', i18n, ...entry };

  const randomUuid = (): string => crypto.randomUUID();
  const services: ShopServices = {
    ...entry,
    i18n,
    area,
    randomUuid,
    now: browserClock.now,
    time: createPageTime({
      page: randomUuid(),
      count: () => performance.now(),
      deviceNow: browserClock.now,
      askServer: askServerTime,
    }),
    page: {
      ...browserPage(window, routes, () => {
        const { language } = i18n.instance;
        return carriedQuery({ ...entry, brand: config.brand, area, link: null, language });
      }),
      presentGateway:
        config.brand.gatewayScript === undefined ? undefined : gatewayOf(config, window),
    },
  };
  return { kind: 'open', services, store: openStore(services, version, choices, window) };
}

function entryOf({ shopEntry }: Window): ShopEntry & { readonly language: Language } {
  if (shopEntry === undefined) throw new Error('The script in the page has not run.');
  const { language, ...entry } = shopEntry;
  if (!isLanguage(language)) throw new Error(`No texts in "${language}".`);
  return { ...entry, language };
}

/** Returns a part of the texts if the page contains it in this language. */
function textsInPage(document: Document, language: Language, part: TextPart): Messages | undefined {
  const texts = readPageTexts(document, part);
  return texts?.language === language ? texts.texts : undefined;
}

function openStore(
  services: ShopServices,
  version: StorefrontVersion,
  choices: StartChoices,
  { shopFirstCalls = [] }: Window,
): ShopStore {
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
    fetch: takeOver(async (url, init) => fetch(url, init), {
      calls: shopFirstCalls,
      now: browserInstant,
      onResponse: (response, arrivedAt) => {
        const serverMs = serverTimeOf(response);
        if (serverMs !== null) time.noteServerTime(serverMs, arrivedAt);
      },
    }),
    clock: browserClock,
    hostMemory: createHostMemory(storage),
    language: () => i18n.instance.language,
    token: () => store.getState().session.user?.oauth_token ?? null,
    onEvent,
  });
  const store = createShopStore(transport, services, choices);
  onUncaught((error) => {
    onEvent({ kind: 'exception', error });
  });
  return store;
}

/** Only brands with a gateway load this code. */
function gatewayOf(config: ShopConfig, window: Window): Presenter {
  return async () => (await import('./present-gateway')).presentGateway(config, window);
}
