import { configureStore } from '@reduxjs/toolkit';
import { shopApi } from '@shop/api-client';
import { createTransport } from '@shop/api-client/transport';
import { checkoutApi } from '@shop/api-client/checkout';
import { clock } from '../clock.mjs';
import { hosts, session } from '../rules.mjs';

/** @type {import('../candidate.mjs').CreateSend} */
export function createSend(fetch) {
  const transport = createTransport({
    hosts,
    backEnd: { sameBackend: true, honoursIdempotencyKey: true },
    fetch,
    clock,
    hostMemory: { read: () => null, write: () => undefined, clear: () => undefined },
    language: () => session.spec_lang,
    token: () => session.oauth_token,
    onEvent: () => undefined,
  });
  const store = configureStore({
    reducer: { [shopApi.reducerPath]: shopApi.reducer },
    middleware: (standard) =>
      standard({ thunk: { extraArgument: transport } }).concat(shopApi.middleware),
  });
  const { orderInfo } = checkoutApi.endpoints;
  const again = { forceRefetch: true, subscribe: false };
  return async ({ billing_no = '' }) => {
    const { data, isSuccess } = await store.dispatch(orderInfo.initiate({ billing_no }, again));
    if (!isSuccess) throw new Error('No response.');
    return data;
  };
}
