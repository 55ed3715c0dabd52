import * as v from 'valibot';

/** Text, or a number that stands for an id. Arrives as a string either way. */
export const text = v.union([
  v.string(),
  v.pipe(
    v.number(),
    v.check((value) => Number.isFinite(value)),
    v.transform((id) => String(id)),
  ),
]);

/** {@link text} that may be absent, empty or null on the wire; then it is the empty string. */
export const optionalText = v.nullish(text, '');

/** {@link text} that must say something. */
export const requiredText = v.pipe(text, v.trim(), v.regex(/./s));
