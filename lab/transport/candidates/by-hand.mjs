import { hosts, path, rules, session } from '../rules.mjs';

/**
 * A transport written for this shop only: timeout, retries, the next host.
 *
 * @type {import('../candidate.mjs').CreateSend}
 */
export function createSend(fetch, read) {
  return async (params) => {
    const query = new URLSearchParams({ ...session, ...params }).toString();
    for (let attempt = 0; ; attempt += 1) {
      const limit = new AbortController();
      const timer = setTimeout(() => {
        limit.abort();
      }, rules.timeoutMs);
      try {
        const url = `${hosts[attempt % hosts.length] ?? ''}${path}?${query}`;
        const response = await fetch(url, { signal: limit.signal, credentials: 'omit' });
        if (response.status < 500 && response.status !== 429) return read(await response.json());
      } catch (error) {
        if (attempt === rules.attempts - 1) throw error;
      } finally {
        clearTimeout(timer);
      }
      if (attempt === rules.attempts - 1) throw new Error('no response');
      await new Promise((resolve) => setTimeout(resolve, rules.retryPauseMs));
    }
  };
}
