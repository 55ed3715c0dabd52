import { lookup } from 'node:dns';
import { Agent, request } from 'undici';
import type { Incoming, Send } from './exchange';

/** Milliseconds; as long as a storefront waits (spec §9). */
const longestWait = 10_000;
/** Milliseconds that a connection is kept between two requests. */
const longestIdle = 1_000;
/** Bytes; a storefront reads no more of an answer. */
const largestBody = 2 * 1024 * 1024;

/** `*.localhost` is this machine everywhere but in Node's resolver. */
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

/** Sends over http and https; follows no redirect. `close` ends the connections. */
export function sendOverNetwork(): {
  readonly send: Send;
  readonly close: () => Promise<void>;
} {
  const agent = new Agent({
    connect: {
      timeout: longestWait,
      lookup: (name, options, done) => {
        lookup(isLocal(name) ? '127.0.0.1' : name, options, done);
      },
    },
    // A connection that the server is about to close would look like a back end that fell over.
    keepAliveTimeout: longestIdle,
    headersTimeout: longestWait,
    bodyTimeout: longestWait,
    maxResponseSize: largestBody,
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
