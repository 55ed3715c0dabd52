import { browserClock } from '../../packages/storefront-core/src/browser/clock';

/** The settings of every candidate, as far as its options allow (spec §8). */
export const timeoutMs = 10_000;
export const attempts = 3;
export const pauseMs = 4_000;
export const hosts = ['https://api.shop.test', 'https://backup1.shop.test'];
/** The parameters of every call. */
export const session = { spec_lang: 'en', oauth_token: '2c1f0f1e-6b1c-4a53-9a3f-1f8f3a0b8d11' };
export const path = '/api/pay/getOrderInfo';

/** What @shop/api-client is set up with. */
export const shopTransport = (fetch) => ({
  hosts,
  backEnd: { sameBackend: true, honoursIdempotencyKey: true },
  fetch,
  clock: browserClock,
  hostMemory: { read: () => null, write: () => undefined, clear: () => undefined },
  language: () => session.spec_lang,
  token: () => session.oauth_token,
  onEvent: () => undefined,
});
