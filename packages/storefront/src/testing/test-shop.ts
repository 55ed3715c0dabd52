import { createTransport } from '@shop/api-client';
import { browserClock } from '../browser';
import { readEntryQuery } from '../entry';
import { type Selection, emptySelection, saveSelection } from '../selection';
import type { PageActions, ShopServices } from '../services';
import { saveUser } from '../session';
import { type ShopStore, createShopStore } from '../shop';
import { type Responder, TestBackEnd } from './test-back-end';
import { createTestServices } from './test-services';
import { createTestTime } from './test-time';

/** The player of every test shop. */
const ann = { username: 'ann', suid: 'u1', oauth_token: 'token', gp_id: 'gp1' };

/** A game Ann has an account for. */
export const sky = { clientId: 'c1', gameProductId: 'gp1', gameName: 'Sky', logo: '' };

/** What a test may decide about a shop before it opens. */
export interface TestShopOptions {
  /** The query of the address. */
  readonly search?: string;
  /** What the player chose on an earlier visit. */
  readonly saved?: Partial<Selection>;
  /** Whether Ann has signed in on an earlier visit. */
  readonly isSignedIn?: boolean;
  readonly page?: Partial<PageActions>;
  readonly answers?: Readonly<Record<string, Responder>>;
}

/** A shop without a browser. */
export interface TestShop {
  readonly services: ShopServices;
  readonly store: ShopStore;
  readonly backEnd: TestBackEnd;
}

/** Opens a shop over a back end that answers as the test says. Its time is that of the timers. */
export function openTestShop({
  search = '',
  saved = {},
  isSignedIn = false,
  page = {},
  answers = {},
}: TestShopOptions = {}): TestShop {
  const services = createTestServices(page, {
    query: readEntryQuery(search),
    now: browserClock.now,
    time: createTestTime(browserClock.now),
  });
  saveSelection(services.storage, { ...emptySelection, ...saved });
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
  const store = createShopStore(transport, services.storage);
  return { services, store, backEnd };
}
