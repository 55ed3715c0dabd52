import DataLoader from 'dataloader';
import { type AnyColumn, type GetColumnData, type SQL, fillPlaceholders, sql } from 'drizzle-orm';
import { storableText } from './storable-text';
import { type Database, type Executor, oncePerDatabase, preparedStatement } from './database';

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

/** A select that can be part of another one. */
interface Subquery<Row> {
  getSQL(): SQL;
  readonly _: { readonly result: readonly { readonly row: Row }[] };
}

/** What one call asks for, and the values that are the same for all calls of its turn. */
interface Call<Name extends string> {
  readonly asked: Readonly<Record<Name, string>>;
  readonly shared: Readonly<Record<string, unknown>>;
}

/** More calls than this are answered by further statements at the same time. */
const maxCalls = 50;

/**
 * Creates a statement like {@link jsonStatement} that answers all calls of one turn of the event loop in one trip. Under load
 * the trips cost more than the statement, and the more calls wait the more of them each trip answers; a call that is
 * alone does not wait.
 *
 * @param columns - The names of what each call asks for.
 * @param build - Selects one `row` at most for a call. It is a subquery per call, so that the plan never reads whole tables,
 *   whatever the database believes about their sizes.
 * @returns A function that returns the row of a call, or null. The shared values are those of the last call.
 */
export function sharedJsonStatement<Row, const Name extends string>(
  name: string,
  columns: readonly Name[],
  build: (database: Executor, asked: (column: Name) => SQL) => Subquery<Row>,
): (database: Database, call: Call<Name>) => Promise<Row | null> {
  const asked = (column: Name): SQL => sql`asked.${sql.identifier(column)}`;
  const fields = columns.map((column) => sql`${sql.identifier(column)} text`);
  const names = [...columns, 'place'].map((column) => sql`${sql.identifier(column)}`);
  // PostgreSQL expects a hundred rows of it, however many there are, and so keeps one plan. It would plan for each
  // number of elements of an array anew.
  const rows = sql`json_to_recordset(${sql.placeholder('asked')}::json) as (${sql.join(fields, sql`, `)})`;
  const built = preparedStatement((database) =>
    database
      .select({ row: sql`(${build(database, asked).getSQL()})` })
      .from(sql`rows from (${rows}) with ordinality as asked(${sql.join(names, sql`, `)})`)
      .orderBy(sql`asked.place`)
      .toSQL(),
  );
  async function send(database: Database, calls: readonly Call<Name>[]): Promise<(Row | null)[]> {
    const { sql: text, params } = built(database);
    const wanted = calls.map((call) => call.asked);
    const values = {
      ...calls.at(-1)?.shared,
      // A text that cannot be stored, which no row has, would fail the other calls as well.
      asked: JSON.stringify(wanted, (_, value: unknown) =>
        typeof value === 'string' ? storableText(value) : value,
      ),
    };
    const statement = { name, text, rowMode: 'array' as const };
    const found = await database.$client.query<[Row | null]>(
      statement,
      fillPlaceholders(params, values),
    );
    return found.rows.map(([row]) => row);
  }

  const loaderOf = oncePerDatabase(
    (database: Database) =>
      new DataLoader<Call<Name>, Row | null>(async (calls) => send(database, calls), {
        cache: false,
        maxBatchSize: maxCalls,
        // After the requests that have arrived together were read.
        batchScheduleFn: (sendAll) => setImmediate(sendAll),
      }),
  );
  return async (database, call) => loaderOf(database).load(call);
}
