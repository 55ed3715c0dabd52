import { lookup } from 'node:dns';
import { Agent, request } from 'undici';
import type { Incoming, Send } from './exchange';

/** The timeout of a storefront (spec §9). */
const timeoutMs = 10_000;
const keepAliveMs = 1_000;
/** The limit of a storefront for one response. */
const maxBodyBytes = 2 * 1024 * 1024;

/** Browsers resolve `*.localhost` to this machine; the resolver of Node does not. */
function isLocal(name: string): boolean {
  return name === 'localhost' || name.endsWith('.localhost');
}

function flatten(headers: Readonly<Record<string, string | string[] | undefined>>) {
  const pairs = Object.entries(headers).map(([name, value]) => [
    name.toLowerCase(),
    Array.isArray(value) ? value.join(', ') : (value ?? ''),
  ]);
  return Object.fromEntries<string>(pairs.map(([name = '', value = '']) => [name, value]));
}

/** Creates a sender over HTTP and HTTPS that follows no redirect. `close` ends its connections. */
export function sendOverNetwork(): {
  readonly send: Send;
  readonly close: () => Promise<void>;
} {
  const agent = new Agent({
    connect: {
      timeout: timeoutMs,
      lookup: (name, options, done) => {
        lookup(isLocal(name) ? '127.0.0.1' : name, options, done);
      },
    },
    // A reused connection that the server is closing would look like a failure of the back end.
    keepAliveTimeout: keepAliveMs,
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
    maxResponseSize: maxBodyBytes,
  });
  return {
    async send({ url, headers }): Promise<Incoming> {
      const answer = await request(url, { headers, dispatcher: agent });
      const body = await answer.body.text();
      return { status: answer.statusCode, headers: flatten(answer.headers), body };
    },
    close: async () => agent.close(),
  };
}
