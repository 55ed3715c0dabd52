import { createTransport } from '@shop/api-client/transport';
import { browserClock } from '@shop/storefront-core/browser';
import { entryLink, readEntryQuery } from '@shop/storefront-core/entry';
import {
  type Selection,
  emptySelection,
  saveSelection,
  keptChoices,
} from '@shop/storefront-core/selection';
import type { PageActions, ShopServices } from '@shop/storefront-core/services';
import { saveUser } from '@shop/storefront-core/session';
import { type ShopStorage, openTabStorage } from '@shop/storefront-core/storage';
import {
  type Responder,
  TestBackEnd,
  createTestServices,
  createTestTime,
  testConfig,
} from '@shop/storefront-core/testing';
import { type TrackedState, createActionLog } from '@shop/storefront-core/tracking';
import type { ShopParts } from '../services';
import { type ShopStore, createShopStore } from '../store';

/** The player of every test shop. */
const ann = { username: 'ann', suid: 'u1', oauth_token: 'token', gp_id: 'gp1' };

/** A game in which Ann has an account. */
export const sky = { clientId: 'c1', gameProductId: 'gp1', gameName: 'Sky', logo: '' };

/** Options of {@link openTestShop}. */
export interface TestShopOptions {
  /** Its key; nova by default. */
  readonly brand?: string;
  /** The query of the address. */
  readonly search?: string;
  /** The choices of an earlier visit. */
  readonly saved?: Partial<Selection>;
  /** Whether Ann has signed in on an earlier visit. */
  readonly isSignedIn?: boolean;
  readonly page?: Partial<PageActions>;
  /** What a sign-in provider has sent to the page; nothing by default. */
  readonly providerResponse?: string | null;
  /** In memory and not persistent by default. */
  readonly storage?: ShopStorage;
  readonly answers?: Readonly<Record<string, Responder>>;
}

/** A shop without a browser. */
export interface TestShop {
  readonly services: ShopServices;
  readonly store: ShopStore;
  readonly parts: ShopParts;
  readonly backEnd: TestBackEnd;
}

/** Opens a shop over a test back end. Its clock is that of the fake timers. */
export function openTestShop({
  brand = 'nova',
  search = '',
  saved = {},
  isSignedIn = false,
  page = {},
  providerResponse = null,
  storage,
  answers = {},
}: TestShopOptions = {}): TestShop {
  const services = createTestServices(page, {
    config: testConfig(brand),
    query: readEntryQuery(search),
    providerResponse,
    now: browserClock.now,
    time: createTestTime(browserClock.now),
    // As in a browser, it survives a reload.
    ...(typeof window === 'undefined'
      ? {}
      : { tabStorage: openTabStorage(window, browserClock.now) }),
    ...(storage === undefined ? {} : { storage }),
  });
  saveSelection(services.storage, { ...emptySelection, ...saved }, services.config.brand.key);
  if (isSignedIn) saveUser(services.storage, ann);

  const backEnd = new TestBackEnd(answers);
  const transport = createTransport({
    hosts: services.config.hosts.api,
    backEnd: services.config.brand.backEnd,
    fetch: backEnd.fetch,
    clock: browserClock,
    hostMemory: { read: () => null, write: () => undefined, clear: () => undefined },
    language: () => 'en',
    token: () => store.getState().session.user?.oauth_token ?? null,
    onEvent: () => undefined,
  });
  const log = createActionLog<TrackedState>();
  const store = createShopStore(
    transport,
    services,
    { ...keptChoices(services), link: entryLink(services.query) },
    log,
  );
  return { services, store, parts: { log }, backEnd };
}
