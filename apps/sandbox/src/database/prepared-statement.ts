import type { Executor } from './database';

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
