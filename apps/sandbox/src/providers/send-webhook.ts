import { request } from 'node:http';
import type { SendWebhook } from './create-outbox';

const patience = 10_000;

/**
 * Sends webhooks to the main API of this house over HTTP. The connection goes to the loopback and
 * the name is in the `Host` header, because Node does not resolve `*.localhost`.
 */
export function sendWebhooksTo(port: number): SendWebhook {
  return async (provider, body, headers) =>
    new Promise((resolve, reject) => {
      const outgoing = request(
        {
          host: '127.0.0.1',
          port,
          path: `/webhooks/${provider}`,
          method: 'POST',
          headers: { ...headers, host: `api.localhost:${String(port)}` },
          timeout: patience,
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
