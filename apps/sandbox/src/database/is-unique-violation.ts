import * as v from 'valibot';

/** What the driver throws, and PostgreSQL's code for a value that a unique index has already. */
const uniqueViolation = v.object({ cause: v.object({ code: v.literal('23505') }) });

/** Whether a statement failed because another row is already what it wanted to be. */
export function isUniqueViolation(error: unknown): boolean {
  return v.is(uniqueViolation, error);
}
