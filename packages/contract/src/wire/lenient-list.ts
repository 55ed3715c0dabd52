import * as v from 'valibot';
import type { BaseIssue, BaseSchema } from 'valibot';

/** A list that says what its items are, for whoever documents or checks it. */
export interface LenientList<Output> extends BaseSchema<unknown, Output[], BaseIssue<unknown>> {
  readonly item: BaseSchema<unknown, Output, BaseIssue<unknown>>;
}

/**
 * A list whose unreadable items are left out, so that one broken row does not hide all others.
 * Null or absent is an empty list; anything else that is no list is malformed.
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
