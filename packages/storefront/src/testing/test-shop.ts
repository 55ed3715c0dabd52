import { createTransport } from '@shop/api-client';
import { browserClock } from '../browser';
import { readEntryQuery } from '../entry';
import { type Selection, emptySelection, saveSelection, startChoices } from '../selection';
import type { PageActions, ShopServices } from '../services';
import { saveUser } from '../session';
import { type ShopStore, createShopStore } from '../shop';
import type { ShopStorage } from '../storage';
import { type Responder, TestBackEnd } from './test-back-end';
import { createTestServices, testConfig } from './test-services';
import { createTestTime } from './test-time';

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
  const store = createShopStore(transport, services, startChoices(services));
  return { services, store, backEnd };
}
