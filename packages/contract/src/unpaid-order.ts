import * as v from 'valibot';
import { optionalText, requiredText } from './wire/text';

/** `content` of a refusal with code -3060: the order to pay first. */
export const unpaidOrder = v.object({ billing_no: requiredText, url: optionalText });

/** A value of {@link unpaidOrder}. */
export type UnpaidOrder = v.InferOutput<typeof unpaidOrder>;
