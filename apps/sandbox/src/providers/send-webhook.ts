import { request } from 'node:http';
import type { ListeningAddress } from '../hosts/listening-address';
import type { SendWebhook } from './outbox';

const timeoutMs = 10_000;

/**
 * Sends webhooks to the main API of this server over HTTP. It connects to the address the
 * server listens on and sets the `Host` header, because Node does not resolve `*.localhost`.
 *
 * @param findAddress Returns where this server listens; called for each webhook.
 */
export function sendWebhooksTo(findAddress: () => ListeningAddress): SendWebhook {
  return async (provider, body, headers) =>
    new Promise((resolve, reject) => {
      const { host, port } = findAddress();
      const outgoing = request(
        {
          host,
          port,
          path: `/webhooks/${provider}`,
          method: 'POST',
          headers: { ...headers, host: `api.localhost:${String(port)}` },
          timeout: timeoutMs,
        },
        (response) => {
          response.resume();
          response.once('end', () => resolve(response.statusCode ?? 0));
          response.once('error', reject);
        },
      );
      outgoing.once('timeout', () => outgoing.destroy(new Error('timeout')));
      outgoing.once('error', reject);
      outgoing.end(body);
    });
}
