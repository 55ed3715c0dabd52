import ky from 'ky';
import { hosts, path, rules, session } from '../rules.mjs';

/** @type {import('../candidate.mjs').CreateSend} */
export function createSend(fetch, read) {
  const client = ky.create({
    fetch,
    prefixUrl: hosts[0] ?? '',
    timeout: rules.timeoutMs,
    retry: { limit: rules.attempts - 1, delay: () => rules.retryPauseMs, retryOnTimeout: true },
  });
  return async (params) => {
    const searchParams = { ...session, ...params };
    return read(await client.get(path.slice(1), { searchParams }).json());
  };
}
