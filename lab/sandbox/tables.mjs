import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { repository } from '../../tools/terminal/repository.mjs';
import { buyer, orderPath, paymentPath, roleName } from './calls.mjs';

/** More than the number of orders of one run, since each order needs another role. */
const roleCount = 120_000;
const script = join(repository, 'apps/sandbox/src/test-sandbox/fill-tables.sql');
/** As the script does. */
const ordersPerPlayer = 10;

const hashOf = (token) => createHash('sha256').update(token).digest('base64url');
const tokenOf = (player) => `bench-token-${player}`;
const playerOf = (turn) => Math.floor(turn / ordersPerPlayer);

/** Opens the sandbox's database and adds roles of the buyer, and a table for the orders of the minimal server. */
export async function openTables(url) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`create table bench_orders (
    key text primary key, role_id text not null, product_name text not null,
    price_minor bigint not null, currency text not null, created_at timestamptz not null)`);
  await client.query(
    `insert into roles (user_id, client_id, server_id, role_id, name, level)
     select $1, $2, $3, role_id, role_id, 1 from unnest($4::text[]) as role_id`,
    [
      ...[buyer.userId, buyer.clientId, buyer.serverId],
      Array.from({ length: roleCount }, (_, index) => roleName(index + 1)),
    ],
  );
  await client.query('analyze roles');

  return {
    client,
    close: () => client.end(),

    /** Returns a new token of the buyer. */
    async signIn() {
      const token = randomBytes(32).toString('base64url');
      await client.query(
        `insert into tokens (hash, user_id, gp_id, created_at, last_used_at)
         values ($1, $2, $3, now(), now())`,
        [hashOf(token), buyer.userId, buyer.gpId],
      );
      return token;
    },

    /** Fills the tables that grow as if there were orders with these numbers, ten of each player. */
    async fill(first, last) {
      const text = readFileSync(script, 'utf8');
      await client.query(text.replace(':first', String(first)).replace(':last', String(last)));
    },

    /**
     * Signs the players of filled orders in.
     *
     * @param {readonly number[]} turns the numbers of the orders
     */
    async signPlayersIn(turns) {
      const players = [...new Set(turns.map(playerOf))];
      await client.query(
        `insert into tokens (hash, user_id, gp_id, created_at, last_used_at)
         select hash, 'filler-' || player, 'starfall', now(), now()
         from unnest($1::text[], $2::int[]) as signed (hash, player) on conflict do nothing`,
        [players.map((player) => hashOf(tokenOf(player))), players],
      );
    },

    /** Returns the calls that read some of the filled orders. */
    async readPaths(turns) {
      const { rows } = await client.query(
        `select billing_no as number, turn from unnest($1::int[]) turn
         join payments on payments.id = 'payment-' || turn join orders on billing_no = merchant_order`,
        [turns],
      );
      return rows.map(({ number, turn }) => orderPath(tokenOf(playerOf(turn)), number));
    },
  };
}

/**
 * Returns the call that creates an order for the role of a filled order, which can buy once more.
 *
 * @param {number} turn the number of the filled order
 */
export function secondPaymentPath(turn) {
  return paymentPath(tokenOf(playerOf(turn)), turn, `role-${turn}`);
}

/** Returns some of the numbers from 1 to `last`, spread evenly. */
export function spread(last, max) {
  const count = Math.min(last, max);
  return Array.from({ length: count }, (_, index) => 1 + Math.floor((index * last) / count));
}

/** Returns paths in turn, again and again. */
export function inTurn(paths) {
  let turn = 0;
  return () => paths[(turn += 1) % paths.length] ?? '';
}
