import { type AnyColumn, type GetColumnData, type SQL, fillPlaceholders, sql } from 'drizzle-orm';
import { type Database, type Executor, preparedStatement } from './database';

type Field = AnyColumn | SQL;

type ValueOf<Selected extends Field> = Selected extends AnyColumn
  ? GetColumnData<Selected>
  : Selected extends SQL<infer Value>
    ? Value
    : never;

/** Fields in JSON. Times are texts, which `new Date` reads. */
export type InJson<Fields extends Readonly<Record<string, Field>>> = {
  readonly [Name in keyof Fields]:
    | Exclude<ValueOf<Fields[Name]>, Date>
    | (Date extends ValueOf<Fields[Name]> ? string : never);
};

/** Selects fields as one JSON object. */
export function asJson<const Fields extends Readonly<Record<string, Field>>>(
  fields: Fields,
): SQL<InJson<Fields>> {
  const pairs = Object.entries(fields).map(
    ([name, field]) => sql`${sql.raw(`'${name}'`)}, ${field}`,
  );
  return sql<InJson<Fields>>`json_build_object(${sql.join(pairs, sql`, `)})`;
}

/** Like {@link asJson}, for a table of a left join: null for a row without one, which lacks `key`. */
export function asJsonIfJoined<const Fields extends Readonly<Record<string, Field>>>(
  key: AnyColumn,
  fields: Fields,
): SQL<InJson<Fields> | null> {
  return sql<InJson<Fields> | null>`case when ${key} is not null then ${asJson(fields)} end`;
}

interface BuiltQuery<Row> extends PromiseLike<readonly { readonly row: Row }[]> {
  toSQL(): { readonly sql: string; readonly params: unknown[] };
}

/**
 * Creates a statement for frequent calls that selects one `row` with {@link asJson}. It is sent past drizzle: the
 * driver describes, decodes and maps every column of every row on its own, which takes longer than the statement.
 *
 * @param name - Unique, since each connection keeps the parsed statement under it.
 * @returns A function that returns the first row, or null.
 */
export function jsonStatement<Row>(
  name: string,
  build: (database: Executor) => BuiltQuery<Row>,
): (database: Database, values: Readonly<Record<string, unknown>>) => Promise<Row | null> {
  const built = preparedStatement((database) => build(database).toSQL());
  return async (database, values) => {
    const { sql: text, params } = built(database);
    const statement = { name, text, rowMode: 'array' as const };
    const found = await database.$client.query<[Row]>(statement, fillPlaceholders(params, values));
    return found.rows[0]?.[0] ?? null;
  };
}
