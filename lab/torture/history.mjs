import { once } from 'node:events';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';

/**
 * A request, and the whole response to it: half a response counts as none, as it does for a player. `reply` is null if
 * none arrived in time, and its `code` and `content` are if it is no envelope. Times are milliseconds since the start of
 * the run.
 *
 * @typedef {object} Entry
 * @property {string} operation
 * @property {string} player the account that sent it
 * @property {Readonly<Record<string, string>>} sent
 * @property {number} startedAt
 * @property {number} endedAt
 * @property {{ status: number, body: any, code: number | null, content: any } | null} reply
 */

/** After this time a player gives up, as the shop's pages do. */
export const timeLimitMs = 10_000;

/** Reads a body as a reply. */
export function readReply(status, received) {
  let body = null;
  try {
    body = JSON.parse(received);
  } catch {
    // A page, or half an answer.
  }
  const isEnvelope = Number.isInteger(body?.code) && 'content' in body;
  return {
    status,
    body,
    code: isEnvelope ? body.code : null,
    content: isEnvelope ? body.content : null,
  };
}

async function exchange({ port, host, path, query, body, headers }, patienceMs) {
  const outgoing = request({
    host: '127.0.0.1',
    port,
    path: query === undefined ? path : `${path}?${new URLSearchParams(query)}`,
    method: body === undefined ? 'GET' : 'POST',
    headers: { ...headers, host },
    // A new connection for each request, so that none is sent twice by the client.
    agent: false,
    signal: AbortSignal.timeout(patienceMs),
  });
  // Also after the response has begun.
  outgoing.on('error', () => undefined);
  try {
    outgoing.end(body);
    const [response] = await once(outgoing, 'response');
    const received = await text(response);
    return response.complete ? readReply(response.statusCode, received) : null;
  } catch {
    return null;
  }
}

/** Creates an empty history, through which all requests of a run are sent. */
export function createHistory() {
  const began = performance.now();
  const now = () => performance.now() - began;
  const entries = [];
  let patienceMs = () => timeLimitMs;
  return {
    entries,
    now,
    /** Sets how long the next requests wait for their answer before they hang up. */
    waitFor: (nextPatienceMs) => (patienceMs = nextPatienceMs),
    async send({ operation, player, sent, ...outgoing }) {
      const startedAt = now();
      const reply = await exchange(outgoing, patienceMs());
      const entry = { operation, player, sent, startedAt, endedAt: now(), reply };
      entries.push(entry);
      return entry;
    },
  };
}
