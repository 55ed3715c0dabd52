import * as v from 'valibot';

/** A yes or no, however the back end writes it: true, 1, "1" and "true" are yes, the rest no. */
export const flag = v.pipe(
  v.nullish(v.union([v.boolean(), v.number(), v.string()]), false),
  v.transform((value) => value === true || value === 1 || value === '1' || value === 'true'),
);
