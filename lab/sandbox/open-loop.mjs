import { Agent, get } from 'node:http';
import { text } from 'node:stream/consumers';

/** Below the limit of the server. */
const maxConnections = 1_500;
const stepMs = 5;
/** A shop gives up after so long. */
const patienceMs = 10_000;
const agent = new Agent({
  keepAlive: true,
  maxSockets: maxConnections,
  maxFreeSockets: maxConnections,
});

/**
 * What became of the requests of one kind. Times count from the moment at which a request was due, in milliseconds.
 * @typedef {object} Tally
 * @property {number} sent
 * @property {number[]} good the times of answers with code 1
 * @property {number[]} inHand of these, the times that the server had the request
 * @property {number[]} shed the times of refusals with -4290
 * @property {number} failed answered otherwise, not at all, or after the shop has given up
 */

/**
 * Sends a request to the main API. It does not use fetch, which cannot set the `Host` header.
 *
 * @returns {Promise<string>} the body
 */
export function call(port, path) {
  const headers = { host: `api.localhost:${port}` };
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, headers, agent }, (response) => resolve(text(response)))
      .once('error', reject)
      .setNoDelay(true);
  });
}

/**
 * Opens all connections, as those of players who are there already: a server in Node.js accepts one per turn of its
 * event loop, so that under load new connections wait for seconds.
 */
export async function openConnections(port, nextPath) {
  await Promise.all(Array.from({ length: maxConnections }, () => call(port, nextPath())));
}

/**
 * Sends requests at fixed rates for some seconds, whether or not earlier ones are answered, and waits for the answers.
 * autocannon sends what is due in a second in one go, so it cannot do this. A request that finds all connections busy
 * waits for one; its time counts from when it was due.
 *
 * @returns {Promise<Tally[]>} by kind
 */
export async function sendAtRate(port, kinds, seconds) {
  const tallies = kinds.map(() => ({ sent: 0, good: [], inHand: [], shed: [], failed: 0 }));
  const queue = [];
  let first = 0;
  let busy = 0;
  const began = performance.now();

  async function send({ tally, path, due }) {
    const sentAt = performance.now();
    const answer = await call(port, path).catch(() => '');
    const now = performance.now();
    const code = now - due > patienceMs ? null : /^{"code":(-?\d+)/.exec(answer)?.[1];
    if (code === '1') {
      tally.good.push(now - due);
      tally.inHand.push(now - sentAt);
    } else if (code === '-4290') tally.shed.push(now - due);
    else tally.failed += 1;
    busy -= 1;
    sendQueued();
  }

  function sendQueued() {
    for (; busy < maxConnections && first < queue.length; first += 1) {
      const request = queue[first];
      // Players whose request could not even be sent have given up.
      if (performance.now() - request.due > patienceMs) request.tally.failed += 1;
      else {
        busy += 1;
        void send(request);
      }
    }
  }

  await new Promise((resolve) => {
    const timer = setInterval(() => {
      const elapsed = Math.min((performance.now() - began) / 1000, seconds);
      for (const [index, { perSecond, nextPath }] of kinds.entries()) {
        const tally = tallies[index];
        while (tally.sent < Math.floor(elapsed * perSecond)) {
          tally.sent += 1;
          queue.push({ tally, path: nextPath(), due: began + (tally.sent / perSecond) * 1000 });
        }
      }
      sendQueued();
      if (elapsed < seconds || busy > 0 || first < queue.length) return;
      clearInterval(timer);
      resolve(undefined);
    }, stepMs);
  });
  return tallies;
}
