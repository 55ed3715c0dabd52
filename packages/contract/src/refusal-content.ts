import * as v from 'valibot';
import { numeric } from './wire/numeric';
import { optionalText, requiredText } from './wire/text';
import { timestamp } from './wire/timestamp';

/**
 * `content` of a refusal with code -3060: the order to pay first, or the one that could not be replaced
 * because it is already paid.
 */
export const unpaidOrder = v.object({
  billing_no: requiredText,
  /** The pay link; empty if there is nothing left to pay. */
  url: optionalText,
  /** When the order fails by itself unless it is paid, in seconds; 0 if unknown or already settled. */
  pay_end_time: timestamp,
});

/** A value of {@link unpaidOrder}. */
export type UnpaidOrder = v.InferOutput<typeof unpaidOrder>;

/** `content` of a refusal with code -4290: the seconds to wait before the next try. */
export const tooManyRequests = v.object({ retry_after_s: numeric });

/** A value of {@link tooManyRequests}. */
export type TooManyRequests = v.InferOutput<typeof tooManyRequests>;

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
