import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

/** Runs one statement on a connection of its own, and resolves to its rows. */
export async function queryOnce(
  url: string,
  statement: string,
): Promise<readonly Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  // A server that is killed in between rejects the statement, which is enough to know of.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
}

/** A seeded database of a test file's own. */
export interface OwnDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** Copies the seeded template. */
export async function createOwnDatabase(): Promise<OwnDatabase> {
  const name = `shop_test_${randomBytes(6).toString('hex')}`;
  const adminUrl = inject('adminUrl');
  // Two copies at once would each be in the other's way; the later one waits its turn.
  const copy = `create database ${name} template ${inject('templateName')}`;
  await queryOnce(adminUrl, copy).catch(async () => queryOnce(adminUrl, copy));
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    async drop() {
      await queryOnce(adminUrl, `drop database if exists ${name} with (force)`);
    },
  };
}
