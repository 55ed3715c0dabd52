import { setTimeout as wait } from 'node:timers/promises';
import { withConnection } from './databases/database.mjs';

/** @typedef {import('./facts.mjs').Sighting} Sighting */
/** @typedef {Pick<import('./facts.mjs').Facts, 'sightings' | 'pendingTwice' | 'looks'>} Seen */

const pauseMs = 250;

const look = `select billing_no as "billingNo", status, flag,
    concat_ws(' ', user_id, client_id, server_id, role_id, product_id) as goods
  from orders where user_id like 'torture-%'`;

/**
 * Looks at all orders again and again, in one statement each time, so that what it sees was true at one moment.
 * It skips the moments in which the database is away.
 *
 * @param {() => string} url of the database
 * @param {() => number} now
 */
export function watchOrders(url, now) {
  let isOver = false;
  /** @type {Map<string, string>} */
  const last = new Map();
  /** @type {{ sightings: Sighting[], pendingTwice: string[], looks: number }} */
  const seen = { sightings: [], pendingTwice: [], looks: 0 };

  /** @param {import('pg').Client} client */
  async function lookOnce(client) {
    /** @type {import('pg').QueryResult<Omit<Sighting, 'at'> & { goods: string }>} */
    const { rows } = await client.query(look);
    seen.looks += 1;
    /** @type {Set<string>} */
    const unpaid = new Set();
    for (const { billingNo, status, flag, goods } of rows) {
      if (status === 'pending') {
        if (unpaid.has(goods)) seen.pendingTwice.push(goods);
        unpaid.add(goods);
      }
      const standing = `${status} ${flag ?? ''}`;
      if (last.get(billingNo) === standing) continue;
      last.set(billingNo, standing);
      seen.sightings.push({ at: now(), billingNo, status, flag });
    }
  }

  return {
    /** @type {Seen} */
    seen,
    async start() {
      while (!isOver) {
        await withConnection(url(), async (client) => {
          while (!isOver) {
            await lookOnce(client);
            await wait(pauseMs);
          }
        }).catch(() => wait(pauseMs));
      }
    },
    stop: () => void (isOver = true),
  };
}
