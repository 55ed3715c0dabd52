import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import * as v from 'valibot';

/** The database as every part of the sandbox uses it. */
export type Database = NodePgDatabase & { readonly $client: Pool };

/** A transaction, or the database outside of one. */
export type Executor = Pick<
  Database,
  'select' | 'insert' | 'update' | 'delete' | 'execute' | 'with' | '$with'
>;

/** A transaction, within which a step may fail by itself and be undone alone. */
export type Transaction = Executor & Pick<Database, 'transaction'>;

/**
 * A statement that is built once for a database and parsed once by each of its connections: for
 * those that every request runs, building and parsing cost more than running. `build` ends with
 * drizzle's `prepare` and a name that no other statement has.
 */
export function preparedStatement<Statement>(
  build: (database: Executor) => Statement,
): (database: Executor) => Statement {
  const built = new WeakMap<Executor, Statement>();
  return (database) => {
    const known = built.get(database);
    if (known !== undefined) return known;
    const statement = build(database);
    built.set(database, statement);
    return statement;
  };
}

/** What the driver throws, and PostgreSQL's code for a value that a unique index has already. */
const uniqueViolation = v.object({ cause: v.object({ code: v.literal('23505') }) });

/** Whether a statement failed because another row is already what it wanted to be. */
export function isUniqueViolation(error: unknown): boolean {
  return v.is(uniqueViolation, error);
}

/** PostgreSQL takes 65,535 parameters in a statement; none of our rows has 30 of them. */
const chunk = 2_000;

/** Writes many rows in statements that are not too long; nothing for no rows. */
export async function inChunks<Row>(
  rows: readonly Row[],
  write: (part: Row[]) => PromiseLike<unknown>,
): Promise<void> {
  for (let start = 0; start < rows.length; start += chunk)
    await write(rows.slice(start, start + chunk));
}
