import * as v from 'valibot';

const decimal = /^-?\d+(\.\d+)?$/;

/** A finite number, or the decimal string that some back ends send instead. */
export const numeric = v.union([
  v.pipe(
    v.number(),
    v.check((value) => Number.isFinite(value)),
  ),
  v.pipe(v.string(), v.trim(), v.regex(decimal), v.transform(Number)),
]);
