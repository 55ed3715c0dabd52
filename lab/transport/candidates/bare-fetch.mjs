import { hosts, path, session } from '../rules.mjs';

/**
 * The baseline: no timeout, no retry, one host.
 *
 * @type {import('../candidate.mjs').CreateSend}
 */
export function createSend(fetch, read) {
  return async (params) => {
    const query = new URLSearchParams({ ...session, ...params }).toString();
    const response = await fetch(`${hosts[0] ?? ''}${path}?${query}`);
    return read(await response.json());
  };
}
