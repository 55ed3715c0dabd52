/**
 * Checks a stored value, in the form that schema libraries share (Standard Schema). Schemas of `valibot` are of it, and so
 * are those below.
 */
export interface Schema<Value> {
  readonly '~standard': {
    readonly validate: (value: unknown) => Judgement<Value> | Promise<Judgement<Value>>;
  };
}

type Judgement<Value> =
  | { readonly value: Value; readonly issues?: undefined }
  | { readonly issues: readonly unknown[] };

/** Returns what a value contains; undefined if it is not of the wanted form. */
export type Read<Value> = (value: unknown) => Value | undefined;

/**
 * Returns the schema of a value that the script in the page reads. That script is part of each page, and a library for
 * schemas would be a third of it.
 */
export function smallSchema<Value>(read: Read<Value>): Schema<Value> {
  return {
    '~standard': {
      validate: (given) => {
        const value = read(given);
        return value === undefined ? { issues: [] } : { value };
      },
    },
  };
}

/** Reads any text. */
export const text: Read<string> = (value) => (typeof value === 'string' ? value : undefined);

/** Reads a text of a form. */
export function textOf(form: RegExp): Read<string> {
  return (value) => (typeof value === 'string' && form.test(value) ? value : undefined);
}

/** Reads what may also be null. */
export function orNull<Value>(read: Read<Value>): Read<Value | null> {
  return (value) => (value === null ? null : read(value));
}

type Fields = Readonly<Record<string, Read<unknown>>>;
type Whole<Readers extends Fields> = {
  readonly [Name in keyof Readers]: Readers[Name] extends Read<infer Value> ? Value : never;
};

/** Reads an object. Fields that are not named are left out. */
export function fields<Readers extends Fields>(readers: Readers): Read<Whole<Readers>> {
  const isWhole = (found: object): found is Whole<Readers> =>
    Object.values(found).every((value) => value !== undefined);
  return (value) => {
    const given = new Map<string, unknown>(
      typeof value === 'object' ? Object.entries({ ...value }) : [],
    );
    const found: Record<string, unknown> = {};
    for (const [name, read] of Object.entries(readers)) found[name] = read(given.get(name));
    return isWhole(found) ? found : undefined;
  };
}
