import { hosts, path, session } from '../rules.mjs';

/**
 * The floor: no limit, no second attempt, no other host.
 *
 * @type {import('../contestant.mjs').CreateSend}
 */
export function createSend(fetch, read) {
  return async (params) => {
    const query = new URLSearchParams({ ...session, ...params }).toString();
    const response = await fetch(`${hosts[0] ?? ''}${path}?${query}`);
    return read(await response.json());
  };
}
