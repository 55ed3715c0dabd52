import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../../tools/terminal/repository.mjs';

const script = join(repository, 'apps/sandbox/src/test-sandbox/fill-tables.sql');
/** As the script does. */
const ordersPerPlayer = 10;
const maxReadOrders = 5_000;

/** A valid purchase by PayPal from the sandbox's own catalogue. */
const purchase = {
  ...{ client_id: '510001', server_id: 's1', areaId: 'am', product_id: '510001-gems-300' },
  ...{ platform: 'web', domain_area: 'universal', game_channel_id: '1', country: 'GLOBAL' },
  ...{ bcp47_lang: 'en', spec_lang: 'en', did: '6f1f6f0e-6a3c-4a53-9d2e-1d1f5b1b1a11' },
  ...{ session_id: 'a-visit', session_time: '1795252881000', traffic_source: 'other' },
  ...{ expected_price: '4.99', expected_currency: 'USD' },
};

const tokenOf = (player) => `bench-token-${player}`;
const hashOf = (token) => createHash('sha256').update(token).digest('base64url');

/**
 * Fills the tables that grow as if there were orders, and signs the players in who made them.
 *
 * @returns {Promise<{ nextRead: () => string, nextPayment: () => string }>} paths of calls: reads of some of the orders
 *   in turn, and a purchase of each role, since the sandbox refuses a second one while the first is unpaid
 */
export async function fillWithOrders(client, count) {
  const text = readFileSync(script, 'utf8');
  await client.query(text.replace(':first', '1').replace(':last', String(count)));
  const players = Array.from({ length: Math.ceil(count / ordersPerPlayer) + 1 }, (_, one) => one);
  await client.query(
    `insert into tokens (hash, user_id, gp_id, created_at, last_used_at)
     select hash, id, 'starfall', now(), now() from unnest($1::text[], $2::text[]) as signed (hash, id)
     join users using (id)`,
    [players.map((player) => hashOf(tokenOf(player))), players.map((player) => `filler-${player}`)],
  );
  const { rows } = await client.query(
    `select billing_no, substr(user_id, 8) as player from orders
     where billing_no in (select billing_no from orders order by random() limit $1)`,
    [maxReadOrders],
  );
  await client.query('analyze');
  const reads = rows.map(({ billing_no, player }) => {
    const query = { billing_no, oauth_token: tokenOf(player), spec_lang: 'en' };
    return `/api/pay/getOrderInfo?${new URLSearchParams(query)}`;
  });
  let read = 0;
  let bought = 0;
  return {
    nextRead: () => reads[(read += 1) % reads.length],
    nextPayment() {
      bought += 1;
      const query = new URLSearchParams({
        ...purchase,
        role_id: `role-${bought}`,
        oauth_token: tokenOf(Math.floor(bought / ordersPerPlayer)),
        idempotency_key: `00000000-0000-4000-8000-${String(bought).padStart(12, '0')}`,
      });
      return `/api/pay/paypal_pay?${query}`;
    },
  };
}
