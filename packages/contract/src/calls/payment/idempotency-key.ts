import * as v from 'valibot';

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** One UUID for one intent to buy; the same key always ends at the same order. */
export const idempotencyKey = v.pipe(v.string(), v.regex(uuid));
