import type { Call } from '@shop/contract';
import type { BaseIssue, BaseSchema } from 'valibot';
import * as v from 'valibot';

/** The schema of one parameter. */
export type ParameterSchema = BaseSchema<unknown, unknown, BaseIssue<unknown>>;

/** A parameter of a call. */
export interface CallParameter {
  readonly name: string;
  readonly isRequired: boolean;
  readonly schema: ParameterSchema;
}

const schema = v.custom<ParameterSchema>((value) => v.is(v.object({ type: v.string() }), value));
const withEntries = v.object({ entries: v.record(v.string(), schema) });

/** Lists the parameters of a call, from its definition. */
export function parametersOf({ params }: Call): readonly CallParameter[] {
  if (!v.is(withEntries, params)) return [];
  return Object.entries(params.entries).map(([name, entry]) => ({
    name,
    isRequired: !v.is(entry, undefined),
    schema: entry,
  }));
}
