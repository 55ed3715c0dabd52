import * as v from 'valibot';

/** A yes or no, however the back end writes it: true, 1, "1" and "true" are yes, the rest no. */
export const flag = v.pipe(
  v.nullish(v.unknown(), false),
  v.transform((value) => [true, 1, '1', 'true'].some((yes) => yes === value)),
);
