import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../../tools/terminal/repository.mjs';
import { orderPath, paymentPath } from './purchase.mjs';

const script = join(repository, 'apps/sandbox/src/test-sandbox/fill-tables.sql');
/** As the script does. */
const ordersPerPlayer = 10;

/**
 * Fills the tables that grow as if there were orders with these numbers, ten of each player.
 *
 * @param {import('pg').Client} client
 * @param {number} first
 * @param {number} last
 */
export async function fillTables(client, first, last) {
  const text = readFileSync(script, 'utf8');
  await client.query(text.replace(':first', String(first)).replace(':last', String(last)));
}

const token = (/** @type {number} */ player) => `bench-token-${player}`;

/**
 * Signs players of the filled tables in.
 *
 * @param {import('pg').Client} client
 * @param {readonly number[]} players
 */
export async function signPlayersIn(client, players) {
  const hashes = players.map((one) => createHash('sha256').update(token(one)).digest('base64url'));
  await client.query(
    `insert into tokens (hash, user_id, gp_id, created_at, last_used_at)
     select hash, 'filler-' || player, 'starfall', now(), now()
     from unnest($1::text[], $2::int[]) as signed (hash, player) on conflict do nothing`,
    [hashes, players],
  );
}

const playerOf = (/** @type {number} */ turn) => Math.floor(turn / ordersPerPlayer);

/**
 * Returns the call that creates an order for the role of a filled order, which can buy once more.
 *
 * @param {number} turn the number of the filled order
 */
export function nextPaymentPath(turn) {
  return paymentPath(token(playerOf(turn)), turn, `role-${turn}`);
}

/**
 * Returns the calls that read some of the filled orders, spread evenly.
 *
 * @param {import('pg').Client} client
 * @param {readonly number[]} numbers of the filled orders
 * @returns {Promise<string[]>}
 */
export async function readPaths(client, numbers) {
  /** @type {import('pg').QueryResult<{ number: string, turn: number }>} */
  const { rows } = await client.query(
    `select billing_no as number, turn from unnest($1::int[]) turn
     join payments on payments.id = 'payment-' || turn join orders on billing_no = merchant_order`,
    [numbers],
  );
  return rows.map(({ number, turn }) => orderPath(token(playerOf(turn)), number));
}
