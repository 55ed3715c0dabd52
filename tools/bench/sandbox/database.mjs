import { createHash, randomBytes } from 'node:crypto';
import pg from 'pg';
import { buyer, roleName } from './purchase.mjs';

/** More than a machine creates in one run. */
const characters = 120_000;

/**
 * What the bench does to the database beside the servers.
 * @typedef {object} BenchDatabase
 * @property {() => Promise<string>} signIn a fresh token of the buyer
 * @property {() => Promise<void>} close
 */

/**
 * Opens the sandbox's database and adds what the bench needs: characters, and a table for the orders
 * of the bare server.
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
  await addCharacters(client);
  return {
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
async function addCharacters(client) {
  const turns = Array.from({ length: characters }, (_, index) => roleName(index + 1));
  await client.query(
    `insert into roles (user_id, client_id, server_id, role_id, name, level)
     select $1, $2, $3, role_id, role_id, 1 from unnest($4::text[]) as role_id
     on conflict do nothing`,
    [buyer.userId, buyer.clientId, buyer.serverId, turns],
  );
  await client.query('analyze roles');
}
