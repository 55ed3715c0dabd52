// Transports, each with the set-up that a shop needs: a time limit and three attempts (spec §8). Each export takes
// the same `fetch` and the same `read`, which checks the body, and returns a function that makes one call.
import { createTransport } from '@shop/api-client/transport';
import { orderInfo } from '@shop/contract';
import kyLibrary from 'ky';
import wretchLibrary from 'wretch';
import abort from 'wretch/addons/abort';
import queryString from 'wretch/addons/queryString';
import { retry } from 'wretch/middlewares/retry';
import { attempts, hosts, path, pauseMs, session, shopTransport, timeoutMs } from './rules.mjs';

export { axiosWithRetry } from './axios-with-retry.mjs';

/** Written for this shop only: time limit, attempts, the next host. */
export function byHand(fetch, read) {
  return async (params) => {
    const query = new URLSearchParams({ ...session, ...params }).toString();
    for (let attempt = 0; ; attempt += 1) {
      const limit = new AbortController();
      const timer = setTimeout(() => limit.abort(), timeoutMs);
      try {
        const url = `${hosts[attempt % hosts.length]}${path}?${query}`;
        const response = await fetch(url, { signal: limit.signal, credentials: 'omit' });
        if (response.status < 500 && response.status !== 429) return read(await response.json());
      } catch (error) {
        if (attempt === attempts - 1) throw error;
      } finally {
        clearTimeout(timer);
      }
      if (attempt === attempts - 1) throw new Error('no response');
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  };
}

export function apiClient(fetch) {
  const { send } = createTransport(shopTransport(fetch));
  const { signal } = new AbortController();
  return async ({ billing_no = '' }) => {
    const outcome = await send({ call: orderInfo, params: { billing_no }, signal });
    if (outcome.kind !== 'content') throw new Error(`No response: ${outcome.kind}`);
    return outcome.content;
  };
}

export function wretch(fetch, read) {
  const client = wretchLibrary(hosts[0])
    .polyfills({ fetch })
    .addon(abort())
    .addon(queryString)
    .middlewares([
      retry({
        maxAttempts: attempts - 1,
        delayTimer: pauseMs,
        delayRamp: (delay) => delay,
        retryOnNetworkError: true,
      }),
    ]);
  return async (params) => {
    const query = { ...session, ...params };
    return read(await client.url(path).query(query).get().setTimeout(timeoutMs).json());
  };
}

export function ky(fetch, read) {
  const client = kyLibrary.create({
    fetch,
    prefixUrl: hosts[0],
    timeout: timeoutMs,
    retry: { limit: attempts - 1, delay: () => pauseMs, retryOnTimeout: true },
  });
  return async (params) => {
    const searchParams = { ...session, ...params };
    return read(await client.get(path.slice(1), { searchParams }).json());
  };
}
