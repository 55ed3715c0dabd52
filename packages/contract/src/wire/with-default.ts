import * as v from 'valibot';

type Schema = v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>;

/**
 * Returns a schema that reads null, and a field that is absent, as a value. Use it in place of `v.nullish`, whose type names
 * the default: without `strictNullChecks` any default then makes a field optional in what is read. Nothing extends `never`,
 * so a field of this type is required there as well.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function withDefault<Of extends Schema>(
  schema: Of,
  value: NoInfer<v.InferInput<Of>>,
): v.NullishSchema<Of, never>;
export function withDefault<Of extends Schema>(
  schema: Of,
  value: null,
): v.NullishSchema<v.NullableSchema<Of, undefined>, never>;
export function withDefault(schema: Schema, value: unknown): v.NullishSchema<Schema, unknown> {
  return v.nullish(schema, value);
}

/**
 * As {@link withDefault}, where null is refused.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function absentAs<Of extends Schema>(
  schema: Of,
  value: NoInfer<v.InferInput<Of>>,
): v.OptionalSchema<Of, never>;
export function absentAs(schema: Schema, value: unknown): v.OptionalSchema<Schema, unknown> {
  return v.optional(schema, value);
}
