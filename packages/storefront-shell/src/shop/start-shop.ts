import { createTransport, takeOver } from '@shop/api-client/transport';
import type { ShopConfig } from '@shop/brands';
import {
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
  createPageHistory,
  onUncaught,
  reloadPage,
  serverTimeOf,
  showLanguage,
  unlessLeft,
} from '@shop/storefront-core/browser';
import { type EntryRoutes, carriedQuery, readPageTexts } from '@shop/storefront-core/entry';
import { type ShopEntry, completeEntry, createHostMemory } from '@shop/storefront-core/first-calls';
import { type CodeLoader, causeOfLoss, createCodeLoader } from '@shop/storefront-core/lost-code';
import type { PageEvent } from '@shop/storefront-core/page-events';
import { keepOpenPopups, selectPopups } from '@shop/storefront-core/popups';
import type { StartChoices } from '@shop/storefront-core/selection';
import type { AppBuild, ShopServices } from '@shop/storefront-core/services';
import { browserPage } from '@shop/storefront-core/shop';
import { createPageTime } from '@shop/storefront-core/time';
import { type ActionLog, type TrackedState, createActionLog } from '@shop/storefront-core/tracking';
import type { OpenShop } from '@shop/storefront/shop-provider';
import { type ShopStore, createShopStore } from '@shop/storefront/store';

/** The started shop, or the reason why there is none for this visit. */
export type StartedShop =
  | ({ readonly kind: 'open' } & OpenShop)
  /** Without a valid domain area (spec §4) only the not-area page can be shown. */
  | ({ readonly kind: 'not-area' } & Pick<
      ShopServices,
      'code' | 'config' | 'i18n' | 'query' | 'storage'
    >);

/**
 * Starts the shop in a browser window with what the script in the page has read: creates transport, store
 * and texts. Rejects if the texts cannot be loaded.
 */
export async function startShop(
  window: Window,
  routes: EntryRoutes,
  build: AppBuild,
): Promise<StartedShop> {
  const { document } = window;
  const { area, isHome: _isHome, isLedOn, language, choices, ...entry } = entryOf(window, routes);
  const { config } = entry;

  showLanguage(language);
  const i18n = await createI18n({
    language,
    critical: textsInPage(document, language, 'critical'),
    deferred: textsInPage(document, language, 'deferred'),
    load: loadCatalogue,
  });

  const codeLoader = (reload: () => void): CodeLoader =>
    createCodeLoader({
      causeOf: (error) => causeOfLoss(error, document),
      unlessLeft,
      report: (cause) => {
        window.reportFailure?.('code', cause);
      },
      reload,
      support: config.brand.support,
    });
  if (area === null) {
    const code = codeLoader(() => {
      reloadPage(window);
    });
    return { kind: 'not-area', i18n, code, ...entry };
  }

  const pageHistory = createPageHistory(window, isLedOn);
  const code = codeLoader(() => {
    keepOpenPopups(services.tabStorage, selectPopups(store.getState()));
    pageHistory.reload();
  });
  const randomUuid = (): string => crypto.randomUUID();
  const services: ShopServices = {
    ...entry,
    build,
    i18n,
    area,
    randomUuid,
    code,
    now: browserClock.now,
    time: createPageTime({
      page: randomUuid(),
      count: () => performance.now(),
      deviceNow: browserClock.now,
      askServer: askServerTime,
    }),
    pageHistory,
    page: {
      ...browserPage(window, pageHistory, routes, () => {
        const { language } = i18n.instance;
        return carriedQuery({ ...entry, brand: config.brand, area, link: null, language });
      }),
      presentGateway:
        config.brand.gatewayScript === undefined ? undefined : gatewayOf(config, window),
    },
  };
  const log = createActionLog<TrackedState>();
  const store = openStore(services, { choices, log }, window);
  return { kind: 'open', services, store, parts: { log } };
}

function entryOf(window: Window, routes: EntryRoutes): ShopEntry & { readonly language: Language } {
  if (window.shopEntry === undefined) throw new Error('The script in the page has not run.');
  const { language, ...entry } = completeEntry(window, window.shopEntry, routes);
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
  { choices, log }: { choices: StartChoices; log: ActionLog<TrackedState> },
  { shopFirstCalls = [] }: Window,
): ShopStore {
  const { config, storage, time, i18n } = services;
  // Errors are rare, so their handling is not part of the first screen.
  let handling: Promise<(event: PageEvent) => void> | null = null;
  const onEvent = (event: PageEvent): void => {
    handling ??= import('@shop/storefront-core/page-events').then(({ createEventHandler }) =>
      createEventHandler(store, services),
    );
    handling.then(
      (handle) => {
        handle(event);
      },
      // Without a network there is nothing to show that the failed call has not shown. The next event tries again.
      () => {
        handling = null;
      },
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
  const store = createShopStore(transport, services, choices, log);
  onUncaught((error) => {
    onEvent({ kind: 'exception', error });
  });
  return store;
}

/** Only brands with a gateway load this code. */
function gatewayOf(config: ShopConfig, window: Window): Presenter {
  return async () => (await import('./present-gateway')).presentGateway(config, window);
}
