import { Transport } from '@shop/api-client/transport';
import type { Brand, ShopConfig } from '@shop/brands';
import { type Language, type Messages, createI18n, loadCatalogue } from '@shop/i18n';
import { TranslationProvider } from '@shop/i18n/react';
import { type HistoryWindow, createPageHistory } from '@shop/storefront-core/browser';
import { type StepRoutes, readEntryQuery } from '@shop/storefront-core/entry';
import { emptySelection } from '@shop/storefront-core/selection';
import type { ShopServices } from '@shop/storefront-core/services';
import { startFailureId } from '@shop/storefront-core/start-failure';
import { createShopStorage } from '@shop/storefront-core/storage';
import { createPageTime } from '@shop/storefront-core/time';
import { type TrackedState, createActionLog } from '@shop/storefront-core/tracking';
import { StartFailure } from '@shop/ui/start-failure';
import type { ReactElement } from 'react';
import { createShopStore } from '@shop/storefront/store';
import type { StartedShop } from './start-shop';

type OpenedShop = Extract<StartedShop, { kind: 'open' }>;

/** The texts that a page contains. */
export interface PrerenderedTexts {
  readonly critical: Messages;
  /** Only of a page that shows them at once. */
  readonly deferred: Messages | undefined;
}

const nothing = (): undefined => undefined;
const zero = (): number => 0;

/** A page is the same in every environment. */
const withoutEnvironment: Omit<ShopConfig, 'brand'> = {
  environment: '',
  hosts: { api: [], track: '', pay: '', cards: '', pictures: [] },
  analytics: { appId: '', eventId: '' },
};

/** What must not be needed to render a page. */
function unavailable(): never {
  throw new Error('A page is prerendered without a browser.');
}

/** A page is built without errors only if it contains every text that it shows. */
function missing(key: string): never {
  throw new Error(`The page shows “${key}”, but does not contain its text.`);
}

/** Returns a window at a path, whose history never changes. */
function windowAt(pathname: string): HistoryWindow {
  return {
    history: {
      length: 1,
      state: null,
      go: unavailable,
      pushState: unavailable,
      replaceState: nothing,
    },
    location: {
      pathname,
      search: '',
      hash: '',
      assign: unavailable,
      reload: unavailable,
      replace: unavailable,
    },
    addEventListener: nothing,
  };
}

/**
 * Returns the shop as it is prerendered at build: for a guest on a first visit, without calls. The
 * client's first render must be the same.
 */
export async function prerenderedShop(
  brand: Brand,
  language: Language,
  { critical, deferred }: PrerenderedTexts,
  path: string,
  steps: StepRoutes | null,
): Promise<OpenedShop> {
  const [first] = brand.areas;
  if (first === undefined) throw new Error(`${brand.key} sells in no area.`);
  const clock = { now: zero, startTimer: unavailable, wait: unavailable };
  const storage = createShopStorage(null, zero);
  const services: ShopServices = {
    config: { ...withoutEnvironment, brand },
    // It reports nothing.
    build: { version: 'new', release: '' },
    i18n: await createI18n({ language, critical, deferred, load: loadCatalogue, missing }),
    query: readEntryQuery(''),
    providerResponse: null,
    replenishId: null,
    platform: 'web',
    area: first.area,
    code: { load: unavailable, ahead: unavailable, reload: nothing, support: undefined },
    steps,
    endPaths: [],
    storage,
    tabStorage: storage,
    page: {
      reload: nothing,
      browser: {
        open: unavailable,
        stop: nothing,
        setTimeout: nothing,
        navigator: { userAgent: '' },
      },
      copy: unavailable,
      presentGateway: undefined,
      goTo: nothing,
      leaveFor: nothing,
      forgetParameters: nothing,
    },
    pageHistory: createPageHistory(windowAt(path)),
    now: zero,
    time: createPageTime({ page: '', count: zero, deviceNow: zero, askServer: unavailable }),
    randomUuid: unavailable,
  };
  const log = createActionLog<TrackedState>();
  const choices = { link: null, selection: emptySelection, user: null };
  const store = createShopStore(new Transport(unavailable, clock), services, choices, log);
  return { kind: 'open', services, store, parts: { log } };
}

/**
 * Returns what stands beside the root element of a prerendered page: the message of a failed start, and what a page
 * with a place for goods has besides.
 */
export function besideRoot({ services }: OpenedShop, ofGoods: ReactElement | null): ReactElement {
  const { i18n, config } = services;
  return (
    <TranslationProvider i18n={i18n}>
      <StartFailure id={startFailureId} supportHref={config.brand.support} />
      {ofGoods}
    </TranslationProvider>
  );
}
