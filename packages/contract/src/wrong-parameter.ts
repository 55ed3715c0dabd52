import * as v from 'valibot';
import { requiredText } from './wire/text';

/**
 * `content` of a refusal with code -4000, if the back end says what is wrong (docs/adr/0086). For developers; a player is
 * shown `msg` alone.
 */
export const wrongParameter = v.object({
  /** The name of the first parameter that is missing or unreadable; never its value, which may be a secret. */
  parameter: requiredText,
});

/** A value of {@link wrongParameter}. */
export type WrongParameter = v.InferOutput<typeof wrongParameter>;
