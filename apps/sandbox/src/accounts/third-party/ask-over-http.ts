import { type IncomingMessage, request } from 'node:http';
import type { AskProvider, ProviderReply } from './ask-provider';

const patience = 5_000;

async function readReply(response: IncomingMessage): Promise<ProviderReply> {
  let body = '';
  response.setEncoding('utf8');
  for await (const part of response) body += String(part);
  return { status: response.statusCode ?? 0, body };
}

/**
 * Asks the sign-in providers of this house. The connection goes to the loopback and the name is in
 * the `Host` header, because Node does not resolve `*.localhost`.
 */
export function askOverHttp(port: number): AskProvider {
  return async ({ path, form }) =>
    new Promise((resolve, reject) => {
      const headers = { host: `id.localhost:${String(port)}` };
      const formHeaders = { ...headers, 'content-type': 'application/x-www-form-urlencoded' };
      const outgoing = request(
        {
          host: '127.0.0.1',
          port,
          path,
          method: form === undefined ? 'GET' : 'POST',
          headers: form === undefined ? headers : formHeaders,
          timeout: patience,
        },
        (response) => {
          readReply(response).then(resolve, reject);
        },
      );
      outgoing.once('timeout', () => outgoing.destroy(new Error('timeout')));
      outgoing.once('error', reject);
      outgoing.end(form === undefined ? '' : new URLSearchParams(form).toString());
    });
}
