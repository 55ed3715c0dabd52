import * as v from 'valibot';
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
