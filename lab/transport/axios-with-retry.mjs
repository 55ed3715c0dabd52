// Apart from the others, since its code does not stay out of a bundle that does not use it.
import axios from 'axios';
import axiosRetry from 'axios-retry';
import { attempts, hosts, path, pauseMs, session, timeoutMs } from './rules.mjs';

/** Switches to the next host in a hook. */
export function axiosWithRetry(fetch, read) {
  const client = axios.create({
    adapter: 'fetch',
    env: { fetch },
    timeout: timeoutMs,
    baseURL: hosts[0],
  });
  axiosRetry(client, {
    retries: attempts - 1,
    shouldResetTimeout: true,
    retryDelay: () => pauseMs,
    onRetry: (count, _, request) => {
      request.baseURL = hosts[count % hosts.length];
    },
  });
  return async (params) => {
    const response = await client.get(path, { params: { ...session, ...params } });
    return read(response.data);
  };
}
