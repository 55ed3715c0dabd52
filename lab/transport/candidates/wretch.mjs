import wretch from 'wretch';
import abort from 'wretch/addons/abort';
import queryString from 'wretch/addons/queryString';
import { retry } from 'wretch/middlewares/retry';
import { hosts, path, rules, session } from '../rules.mjs';

/** @type {import('../candidate.mjs').CreateSend} */
export function createSend(fetch, read) {
  const client = wretch(hosts[0] ?? '')
    .polyfills({ fetch })
    .addon(abort())
    .addon(queryString)
    .middlewares([
      retry({
        maxAttempts: rules.attempts - 1,
        delayTimer: rules.retryPauseMs,
        delayRamp: (delay) => delay,
        retryOnNetworkError: true,
      }),
    ]);
  return async (params) => {
    const query = { ...session, ...params };
    return read(await client.url(path).query(query).get().setTimeout(rules.timeoutMs).json());
  };
}
