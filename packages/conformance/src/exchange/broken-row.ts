import type { BaseIssue, BaseSchema } from 'valibot';
import * as v from 'valibot';

type Schema = BaseSchema<unknown, unknown, BaseIssue<unknown>>;

const schema = v.custom<Schema>((value) => v.is(v.object({ '~run': v.function() }), value));
const withItem = v.object({ item: schema });
const withEntries = v.object({ entries: v.record(v.string(), schema) });
const withValue = v.object({ type: v.literal('record'), value: schema });
const withWrapped = v.object({ wrapped: schema });
const record = v.record(v.string(), v.unknown());

function ofRow(item: Schema, value: unknown, place: string): string | null {
  const result = v.safeParse(item, value);
  if (result.success) return findBrokenRow(item, value, place);
  const [issue] = result.issues;
  const path = [place, v.getDotPath(issue)].filter(Boolean).join('.');
  return `${path} should be ${issue.expected ?? 'of another type'}, but is ${issue.received}; a storefront drops the row`;
}

/** Lists the children of a value, each with its schema and its path in the response. */
function childrenOf(parent: Schema, value: unknown, place: string) {
  if (v.is(withEntries, parent) && v.is(record, value))
    return Object.entries(parent.entries).map(
      ([name, child]) => [child, value[name], `${place}.${name}`] as const,
    );
  if (v.is(withValue, parent) && v.is(record, value))
    return Object.entries(value).map(
      ([name, child]) => [parent.value, child, `${place}.${name}`] as const,
    );
  return v.is(withWrapped, parent) ? [[parent.wrapped, value, place] as const] : [];
}

/**
 * Describes the first row of a list that a storefront would drop: its path and what is wrong with it.
 * Returns null if all rows are valid.
 */
export function findBrokenRow(parent: Schema, value: unknown, place: string): string | null {
  if (value === null || value === undefined) return null;
  if (v.is(withItem, parent) && Array.isArray(value)) {
    const { item } = parent;
    const found = value.map((row: unknown, index) => ofRow(item, row, `${place}[${index}]`));
    return found.find((text) => text !== null) ?? null;
  }
  const found = childrenOf(parent, value, place).map((child) => findBrokenRow(...child));
  return found.find((text) => text !== null) ?? null;
}
