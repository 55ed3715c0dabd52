import * as v from 'valibot';
import { hasText } from './filled-text';
import { withDefault } from './with-default';

/** Text, or a numeric id, which is read as a string. */
export const text = v.union([
  v.string(),
  v.pipe(
    v.number(),
    v.check((value) => Number.isFinite(value)),
    v.transform((id) => String(id)),
  ),
]);

/** {@link text} that may be absent, empty or null on the wire; it is then read as an empty string. */
export const optionalText = withDefault(text, '');

/** {@link text} that must not be empty or blank. */
export const requiredText = v.pipe(text, v.trim(), v.regex(/./s));

/** {@link requiredText} whose type leaves `''` out, where a page has an empty text for what there is not. */
export const filledText = v.pipe(requiredText, v.guard(hasText));
