import { type IncomingMessage, request } from 'node:http';
import type { ListeningAddress } from '../../hosts/listening-address';

/** A request to a sign-in provider: a POST if it has a form, else a GET. */
export interface ProviderQuestion {
  /** Path and query on the providers' host. */
  readonly path: string;
  readonly form?: Readonly<Record<string, string>>;
}

/** The response of a provider; the body is text. */
export interface ProviderReply {
  readonly status: number;
  readonly body: string;
}

/** Sends a request to a provider over HTTP; rejects if there is no response. */
export type AskProvider = (question: ProviderQuestion) => Promise<ProviderReply>;

/** Shorter than a connection to the database may be silent, since one waits meanwhile. */
const timeoutMs = 3_000;

async function readReply(response: IncomingMessage): Promise<ProviderReply> {
  let body = '';
  response.setEncoding('utf8');
  for await (const part of response) body += String(part);
  return { status: response.statusCode ?? 0, body };
}

/**
 * Asks the sign-in providers of this server. The connection goes to the address it listens on and the
 * name is in the `Host` header, because Node does not resolve `*.localhost`.
 *
 * @param findAddress Where this server listens; asked when there is something to ask.
 */
export function askOverHttp(findAddress: () => ListeningAddress): AskProvider {
  return async ({ path, form }) =>
    new Promise((resolve, reject) => {
      const { host, port } = findAddress();
      const headers = { host: `id.localhost:${String(port)}` };
      const formHeaders = { ...headers, 'content-type': 'application/x-www-form-urlencoded' };
      const outgoing = request(
        {
          host,
          port,
          path,
          method: form === undefined ? 'GET' : 'POST',
          headers: form === undefined ? headers : formHeaders,
          timeout: timeoutMs,
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
