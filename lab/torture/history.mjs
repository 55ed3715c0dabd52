import { request } from 'node:http';

/**
 * A whole response. Half a response counts as none, as it does for a player.
 * @typedef {object} Reply
 * @property {number} status
 * @property {string} text the body
 * @property {unknown} body the parsed body; null if it is not JSON
 * @property {number | null} code of the envelope; null if the body is none
 * @property {unknown} content of the envelope
 */

/**
 * A request, and the response to it.
 * @typedef {object} Entry
 * @property {string} operation
 * @property {string} player the account that sent it
 * @property {Readonly<Record<string, string>>} sent
 * @property {number} startedAt milliseconds since the start of the run, like all times of the history
 * @property {number} endedAt
 * @property {Reply | null} reply null if no whole response arrived in time
 */

/** After this time a player gives up, as the shop's pages do. */
export const timeLimitMs = 10_000;

/** Returns a field of a parsed response as text; empty if it does not exist. */
export function field(value, ...names) {
  let part = value;
  for (const name of names) {
    if (typeof part !== 'object' || part === null) return '';
    part = part[name];
  }
  return typeof part === 'string' || typeof part === 'number' ? String(part) : '';
}

function parse(text) {
  try {
    const body = JSON.parse(text);
    return body;
  } catch {
    return null;
  }
}

/** Reads a body as a reply. */
export function readReply(status, text) {
  const body = parse(text);
  const code = field(body, 'code');
  const isEnvelope = code !== '' && typeof body === 'object' && body !== null && 'content' in body;
  return {
    status,
    text,
    body,
    code: isEnvelope ? Number(code) : null,
    content: isEnvelope ? body.content : null,
  };
}

function exchange({ port, host, path, query = {}, body, headers = {} }) {
  const search = new URLSearchParams(query).toString();
  return new Promise((resolve) => {
    const limit = AbortSignal.timeout(timeLimitMs);
    const outgoing = request(
      {
        host: '127.0.0.1',
        port,
        path: search === '' ? path : `${path}?${search}`,
        method: body === undefined ? 'GET' : 'POST',
        headers: { ...headers, host },
        // A new connection for each request, so that none is sent twice by the client.
        agent: false,
        signal: limit,
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (part) => (text += part));
        response.on('error', () => resolve(null));
        response.on('close', () =>
          resolve(response.complete ? readReply(response.statusCode ?? 0, text) : null),
        );
      },
    );
    outgoing.on('error', () => resolve(null));
    outgoing.end(body);
  });
}

/**
 * Creates an empty history.
 *
 * @param {() => number} now milliseconds since the start of the run
 */
export function createHistory(now) {
  const entries = [];
  return {
    entries,
    now,
    async send(outgoing) {
      const { operation, player, query = {}, sent = query } = outgoing;
      const startedAt = now();
      const reply = await exchange(outgoing);
      const entry = { operation, player, sent, startedAt, endedAt: now(), reply };
      entries.push(entry);
      return entry;
    },
  };
}
