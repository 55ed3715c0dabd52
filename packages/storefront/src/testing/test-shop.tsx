import { createTransport } from '@shop/api-client';
import type { ShopServices } from '../services';
import { type ShopStore, createShopStore } from './create-shop-store';

/** What a test answers to a call, by its path: the content of a successful answer. */
export type Answers = Readonly<Record<string, unknown>>;

/** A shop's store over a network that answers at once, and is lost for paths without an answer. */
export function createTestStore(services: ShopServices, answers: Answers = {}): ShopStore {
  const transport = createTransport({
    hosts: services.config.hosts.api,
    backEnd: services.config.brand.backEnd,
    fetch: (url) => {
      const { pathname } = new URL(url);
      if (!Object.hasOwn(answers, pathname)) return Promise.reject(new TypeError('no network'));
      const body = JSON.stringify({ code: 1, msg: '', content: answers[pathname] });
      return Promise.resolve(new Response(body));
    },
    clock: { now: () => 0, wait: () => Promise.resolve() },
    hostMemory: { read: () => null, write: () => undefined, clear: () => undefined },
    language: () => 'en',
    token: () => null,
    onEvent: () => undefined,
  });
  return createShopStore(transport, services.storage);
}
