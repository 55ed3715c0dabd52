import { createHash, randomBytes } from 'node:crypto';
import pg from 'pg';
import { buyer, roleName } from './purchase.mjs';

/** More than the number of orders of one run, since each order needs another role. */
const roleCount = 120_000;

/**
 * The benchmark's own access to the database.
 * @typedef {object} BenchDatabase
 * @property {pg.Client} client
 * @property {() => Promise<string>} signIn returns a new token of the buyer
 * @property {() => Promise<void>} close
 */

/**
 * Opens the sandbox's database and adds roles, and a table for the orders of the bare server.
 *
 * @param {string} url
 * @returns {Promise<BenchDatabase>}
 */
export async function openBenchDatabase(url) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`create table if not exists bench_orders (
    key text primary key, role_id text not null, product_name text not null,
    price_minor bigint not null, currency text not null, created_at timestamptz not null)`);
  await addRoles(client);
  return {
    client,
    async signIn() {
      const token = randomBytes(32).toString('base64url');
      const hash = createHash('sha256').update(token).digest('base64url');
      await client.query(
        `insert into tokens (hash, user_id, gp_id, created_at, last_used_at)
         values ($1, $2, $3, now(), now())`,
        [hash, buyer.userId, buyer.gpId],
      );
      return token;
    },
    close: () => client.end(),
  };
}

/** @param {pg.Client} client */
async function addRoles(client) {
  const names = Array.from({ length: roleCount }, (_, index) => roleName(index + 1));
  await client.query(
    `insert into roles (user_id, client_id, server_id, role_id, name, level)
     select $1, $2, $3, role_id, role_id, 1 from unnest($4::text[]) as role_id
     on conflict do nothing`,
    [buyer.userId, buyer.clientId, buyer.serverId, names],
  );
  await client.query('analyze roles');
}
