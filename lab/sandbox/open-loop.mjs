import { once } from 'node:events';
import { connect } from 'node:net';

/**
 * What became of the requests of one kind. Times count from the moment at which a request was due, in
 * milliseconds.
 * @typedef {object} Tally
 * @property {number} sent
 * @property {number[]} good the times of answers with code 1
 * @property {number[]} inHand of these, the times that the server had the request
 * @property {number[]} shed the times of refusals with -4290
 * @property {number} failed answered otherwise, not at all, or after the shop has given up
 */

/**
 * Requests of one kind that arrive at a rate, whether or not earlier ones are answered.
 * @typedef {object} Arrivals
 * @property {number} perSecond
 * @property {() => string} nextPath path and query of the next request
 */

/** @typedef {(answer: string | null) => void} Settle */

const stepMs = 5;
/** When all connections are busy. */
const openedAtOnce = 4;
/** A shop gives up after so long. */
const patienceMs = 10_000;
const headersEnd = '\r\n\r\n';

/** Returns the body of a whole response, or null if some of it is missing. */
export function bodyOf(text) {
  const end = text.indexOf(headersEnd);
  if (end < 0) return null;
  const length = Number(/content-length: (\d+)/i.exec(text.slice(0, end))?.[1] ?? Number.NaN);
  const body = text.slice(end + headersEnd.length);
  return body.length >= length ? body : null;
}

/**
 * Keeps connections that carry one request at a time each, and opens more when all are busy. HTTP is written by
 * hand, since the clients of libraries take as much processor time as the server.
 */
export function openConnections(port, maxConnections) {
  const idle = [];
  const sockets = new Set();

  function open() {
    const socket = connect(port, '127.0.0.1').setNoDelay(true).setEncoding('latin1');
    sockets.add(socket);
    let text = '';
    let waiting = null;
    function conclude(answer) {
      const settle = waiting;
      waiting = null;
      text = '';
      settle?.(answer);
    }

    function send(path, settle) {
      waiting = settle;
      socket.write(`GET ${path} HTTP/1.1\r\nhost: api.localhost:${port}${headersEnd}`);
    }
    socket.on('connect', () => idle.push(send));
    socket.on('data', (chunk) => {
      text += String(chunk);
      const body = bodyOf(text);
      // The server also says that a connection was idle for too long, before it closes it.
      if (body === null || waiting === null) return;
      idle.push(send);
      conclude(body);
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      const place = idle.indexOf(send);
      if (place >= 0) idle.splice(place, 1);
      conclude(null);
      sockets.delete(socket);
    });
    return once(socket, 'connect');
  }

  return {
    /** Takes an idle connection, if there is one; otherwise one will be idle soon, if the limit allows it. */
    take() {
      const send = idle.pop();
      for (let more = 0; send === undefined && more < openedAtOnce; more += 1)
        if (sockets.size < maxConnections) void open();
      return send;
    },
    /**
     * Opens all connections and sends a request on each, as those of players who are there already: a server in
     * Node.js accepts one per turn of its event loop, so that under load new connections wait for seconds.
     */
    async fill(nextPath) {
      await Promise.all(Array.from({ length: maxConnections - sockets.size }, open));
      await Promise.all(
        idle.splice(0).map((send) => new Promise((settle) => send(nextPath(), settle))),
      );
    },
    close() {
      const all = [...sockets];
      sockets.clear();
      for (const socket of all) socket.destroy();
    },
  };
}

/** @typedef {ReturnType<typeof openConnections>} Connections */

function count(tally, answer, tookMs, inHandMs) {
  const code = tookMs > patienceMs ? null : (/^{"code":(-?\d+)/.exec(answer ?? '')?.[1] ?? null);
  if (code === '1') {
    tally.good.push(tookMs);
    tally.inHand.push(inHandMs);
  } else if (code === '-4290') tally.shed.push(tookMs);
  else tally.failed += 1;
}

/**
 * Sends requests at fixed rates for some seconds, and waits for the answers. A request that finds all
 * connections busy waits for one; its time counts from when it was due.
 *
 * @returns {Promise<Tally[]>} by kind
 */
export async function sendAtRate(connections, kinds, seconds) {
  const tallies = kinds.map(() => ({ sent: 0, good: [], inHand: [], shed: [], failed: 0 }));
  const queue = [];
  let first = 0;
  let unanswered = 0;
  const began = performance.now();

  function sendQueued() {
    for (; first < queue.length; first += 1) {
      const item = queue[first];
      if (item === undefined) return;
      // Players whose request could not even be sent have given up.
      const isTooLate = performance.now() - item.due > patienceMs;
      const send = isTooLate ? undefined : connections.take();
      if (!isTooLate && send === undefined) return;
      if (isTooLate) {
        item.tally.failed += 1;
        unanswered -= 1;
      }
      const sentAt = performance.now();
      send?.(item.path, (answer) => {
        unanswered -= 1;
        const now = performance.now();
        count(item.tally, answer, now - item.due, now - sentAt);
      });
    }
    queue.length = 0;
    first = 0;
  }

  await new Promise((resolve) => {
    const timer = setInterval(() => {
      const elapsed = Math.min((performance.now() - began) / 1000, seconds);
      for (const [index, { perSecond, nextPath }] of kinds.entries()) {
        const tally = tallies[index];
        while (tally !== undefined && tally.sent < Math.floor(elapsed * perSecond)) {
          tally.sent += 1;
          unanswered += 1;
          queue.push({ tally, path: nextPath(), due: began + (tally.sent / perSecond) * 1000 });
        }
      }
      sendQueued();
      if (elapsed < seconds || unanswered > 0) return;
      clearInterval(timer);
      resolve(undefined);
    }, stepMs);
  });
  return tallies;
}
