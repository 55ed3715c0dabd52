import * as v from 'valibot';

const uuid = /^[\da-fA-F]{8}(-[\da-fA-F]{4}){3}-[\da-fA-F]{12}$/;

/**
 * One UUID for each intent to buy; the same key always returns the same order. Upper and lower case
 * are the same key; both ends write lower case.
 */
export const idempotencyKey = v.pipe(v.string(), v.regex(uuid), v.toLowerCase());
