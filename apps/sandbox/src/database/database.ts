import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';

/** The database as every part of the sandbox uses it. */
export type Database = NodePgDatabase & { readonly $client: Pool };

/** A transaction, or the database outside of one. */
export type Executor = Pick<
  Database,
  'select' | 'insert' | 'update' | 'delete' | 'execute' | 'with' | '$with'
>;

/** A transaction, within which a step may fail by itself and be undone alone. */
export type Transaction = Executor & Pick<Database, 'transaction'>;
