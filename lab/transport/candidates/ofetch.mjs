import { createFetch } from 'ofetch';
import { hosts, path, rules, session } from '../rules.mjs';

/** @type {import('../candidate.mjs').CreateSend} */
export function createSend(fetch, read) {
  const client = createFetch({ fetch, Headers, AbortController });
  return async (params) => {
    /** @type {unknown} */
    const body = await client(path, {
      baseURL: hosts[0] ?? '',
      query: { ...session, ...params },
      timeout: rules.timeoutMs,
      retry: rules.attempts - 1,
      retryDelay: rules.retryPauseMs,
    });
    return read(body);
  };
}
