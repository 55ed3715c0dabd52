import axios from 'axios';
import axiosRetry from 'axios-retry';
import { hosts, path, rules, session } from '../rules.mjs';

/**
 * Switches to the next host in the `onRetry` hook.
 *
 * @type {import('../candidate.mjs').CreateSend}
 */
export function createSend(fetch, read) {
  const client = axios.create({
    adapter: 'fetch',
    env: { fetch },
    timeout: rules.timeoutMs,
    baseURL: hosts[0] ?? '',
  });
  axiosRetry(client, {
    retries: rules.attempts - 1,
    shouldResetTimeout: true,
    retryDelay: () => rules.retryPauseMs,
    onRetry: (count, _, request) => {
      request.baseURL = hosts[count % hosts.length] ?? '';
    },
  });
  return async (params) => {
    /** @type {import('axios').AxiosResponse<unknown>} */
    const response = await client.get(path, { params: { ...session, ...params } });
    return read(response.data);
  };
}
