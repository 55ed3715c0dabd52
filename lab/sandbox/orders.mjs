import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../../tools/terminal/repository.mjs';
import { hashOf } from '../torture/facts.mjs';
import { purchase } from '../torture/players.mjs';

const script = join(repository, 'apps/sandbox/src/test-sandbox/fill-tables.sql');
/** As the script does. */
const ordersPerPlayer = 10;
const maxReadOrders = 5_000;

const tokenOf = (player) => `bench-token-${player}`;

/**
 * Fills the tables that grow as if there were orders, and signs the players in who made them.
 *
 * @returns {Promise<() => string>} the path of the next call that reads one of the orders
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
    'select billing_no, substr(user_id, 8) as player from orders order by random() limit $1',
    [maxReadOrders],
  );
  const paths = rows.map(({ billing_no, player }) => {
    const query = { billing_no, oauth_token: tokenOf(player), spec_lang: 'en' };
    return `/api/pay/getOrderInfo?${new URLSearchParams(query)}`;
  });
  let turn = 0;
  return () => paths[(turn += 1) % paths.length];
}

/**
 * Returns the paths of purchases, each for the role of another filled order, since a role's second one is refused while
 * the first is unpaid.
 *
 * @returns {() => string} the next path
 */
export function newPayments() {
  let turn = 0;
  return () => {
    turn += 1;
    const query = new URLSearchParams({
      ...purchase,
      ...{ product_id: '510001-gems-300', expected_price: '4.99', expected_currency: 'USD' },
      role_id: `role-${turn}`,
      oauth_token: tokenOf(Math.floor(turn / ordersPerPlayer)),
      idempotency_key: `00000000-0000-4000-8000-${String(turn).padStart(12, '0')}`,
    });
    return `/api/pay/paypal_pay?${query}`;
  };
}
