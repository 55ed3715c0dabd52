import * as v from 'valibot';
import type { TokenFile } from '../../.storybook/tokens/to-dtcg';

const name = v.pipe(v.string(), v.regex(/^[^${}.][^{}.]*$/));
const group = v.record(name, v.strictObject({ $type: v.string(), $value: v.unknown() }));

/** A token of a file. */
export type ReadToken = v.InferOutput<typeof group>[string];

/** Reads the groups of a token file. */
export function groupsOf(file: TokenFile): Readonly<Record<string, Record<string, ReadToken>>> {
  const groups = Object.entries(file).filter(([key]) => !key.startsWith('$'));
  return Object.fromEntries(groups.map(([key, tokens]) => [key, v.parse(group, tokens)]));
}

/**
 * Returns a value of a token file with what its references lead to in their place.
 *
 * @throws Error if one leads nowhere
 */
export function withoutReferences(value: unknown, file: TokenFile): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutReferences(item, file));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, withoutReferences(inner, file)]),
    );
  const [, groupName = '', tokenName = ''] = /^\{([^.]+)\.([^.]+)\}$/.exec(String(value)) ?? [];
  if (tokenName === '') return value;
  const target = groupsOf(file)[groupName]?.[tokenName];
  if (target === undefined) throw new Error(`${String(value)} leads nowhere.`);
  return withoutReferences(target.$value, file);
}
