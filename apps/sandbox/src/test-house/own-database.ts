import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

/** A seeded database of a test file's own. */
export interface OwnDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

async function administrate(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('adminUrl') });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** Copies the seeded template. */
export async function createOwnDatabase(): Promise<OwnDatabase> {
  const name = `shop_test_${randomBytes(6).toString('hex')}`;
  // Two copies at once would each be in the other's way; the later one waits its turn.
  const copy = `create database ${name} template ${inject('templateName')}`;
  await administrate(copy).catch(async () => administrate(copy));
  const url = new URL(inject('adminUrl'));
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: async () => administrate(`drop database if exists ${name} with (force)`),
  };
}
