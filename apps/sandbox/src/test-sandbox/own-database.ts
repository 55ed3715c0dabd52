import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

/** Runs one statement on its own connection; resolves to its rows. */
export async function queryOnce(
  url: string,
  statement: string,
): Promise<readonly Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  // If the server is killed meanwhile, the statement rejects; the event is not needed.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
}

/** A seeded database for one test file. */
export interface OwnDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** Creates a copy of the seeded template. */
export async function createOwnDatabase(): Promise<OwnDatabase> {
  const name = `shop_test_${randomBytes(6).toString('hex')}`;
  const adminUrl = inject('adminUrl');
  // Copied as files, since the log of each block takes twice as long.
  // PostgreSQL refuses two concurrent copies of one template, so a refused one is tried again.
  const copy = `create database ${name} template ${inject('templateName')} strategy file_copy`;
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
