import * as v from 'valibot';
import { numeric } from './numeric';
import { withDefault } from './with-default';

/** A larger value is in milliseconds: in seconds it would be the year 5138. */
const maxSeconds = 99_999_999_999;

/** A point in time as seconds since 1970; 13 digits are milliseconds (spec §9), absent is 0. */
export const timestamp = v.pipe(
  withDefault(
    v.union([
      numeric,
      v.pipe(
        v.literal(''),
        v.transform(() => 0),
      ),
    ]),
    0,
  ),
  v.transform((value) => (value > maxSeconds ? Math.floor(value / 1000) : value)),
);
