import { setTimeout as wait } from 'node:timers/promises';
import { withConnection } from './databases/database.mjs';

const pauseMs = 250;

const look = `select billing_no as "billingNo", status, flag,
    concat_ws(' ', user_id, client_id, server_id, role_id, product_id) as goods
  from orders where user_id like 'torture-%'`;

/**
 * Looks at all orders again and again, in one statement each time, so that what it sees was true at one moment.
 * It skips the moments in which the database is away.
 *
 * @param {() => string} url of the database
 */
export function watchOrders(url, now) {
  let isOver = false;
  const last = new Map();
  const seen = { sightings: [], pendingTwice: [], looks: 0 };

  async function lookOnce(client) {
    const { rows } = await client.query(look);
    seen.looks += 1;
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
