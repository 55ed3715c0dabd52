import * as v from 'valibot';
import type { BaseIssue, BaseSchema } from 'valibot';

/** A list with the schema of its items, which the OpenAPI document and the conformance suite read. */
export interface LenientList<Output> extends BaseSchema<unknown, Output[], BaseIssue<unknown>> {
  readonly item: BaseSchema<unknown, Output, BaseIssue<unknown>>;
}

/**
 * Builds a list that leaves out unreadable items, so that one broken row does not hide all others.
 * Null or absent is an empty list; any other value that is not a list is malformed.
 */
export function lenientList<Output>(
  item: BaseSchema<unknown, Output, BaseIssue<unknown>>,
): LenientList<Output> {
  return v.pipe(
    { ...v.unknown(), item },
    v.transform((value) => value ?? []),
    v.array(v.unknown()),
    v.transform((values) =>
      values.flatMap((value) => {
        const read = v.safeParse(item, value);
        return read.success ? [read.output] : [];
      }),
    ),
  );
}
