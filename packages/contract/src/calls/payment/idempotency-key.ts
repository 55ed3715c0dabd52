import * as v from 'valibot';

const uuid = /^[\da-fA-F]{8}(-[\da-fA-F]{4}){3}-[\da-fA-F]{12}$/;

/**
 * One UUID for one intent to buy; the same key always ends at the same order. In small and in capital
 * letters it is the same key, and both ends write it in small ones.
 */
export const idempotencyKey = v.pipe(v.string(), v.regex(uuid), v.toLowerCase());
