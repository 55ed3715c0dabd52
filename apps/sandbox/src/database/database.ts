import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import * as v from 'valibot';

/** The database. */
export type Database = NodePgDatabase & { readonly $client: Pool };

/** A transaction, or the database outside of one. */
export type Executor = Pick<
  Database,
  'select' | 'insert' | 'update' | 'delete' | 'execute' | 'with' | '$with'
>;

/** A transaction that can be nested, so that a failed step is rolled back alone. */
export type Transaction = Executor & Pick<Database, 'transaction'>;

/** Returns what is made once for each database, and kept as long as the database is used. */
export function oncePerDatabase<Key extends Executor, Value>(
  make: (database: Key) => Value,
): (database: Key) => Value {
  const made = new WeakMap<Key, Value>();
  return (database) => {
    const known = made.get(database);
    if (known !== undefined) return known;
    const value = make(database);
    made.set(database, value);
    return value;
  };
}

/**
 * Creates a statement that is built once per database and parsed once per connection. For statements
 * of every request, building and parsing cost more than running. `build` ends with drizzle's
 * `prepare` and a unique name.
 */
export function preparedStatement<Statement>(
  build: (database: Executor) => Statement,
): (database: Executor) => Statement {
  return oncePerDatabase(build);
}

/** The driver's error with PostgreSQL's code for a unique violation. */
const uniqueViolation = v.object({ cause: v.object({ code: v.literal('23505') }) });

/** Reports whether a statement failed because it violates a unique constraint. */
export function isUniqueViolation(error: unknown): boolean {
  return v.is(uniqueViolation, error);
}

/** PostgreSQL allows 65,535 parameters per statement; no row has more than 30. */
const chunk = 2_000;

/** Writes rows in chunks that respect the parameter limit; does nothing without rows. */
export async function inChunks<Row>(
  rows: readonly Row[],
  write: (part: Row[]) => PromiseLike<unknown>,
): Promise<void> {
  for (let start = 0; start < rows.length; start += chunk)
    await write(rows.slice(start, start + chunk));
}
