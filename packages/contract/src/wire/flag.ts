import * as v from 'valibot';
import { withDefault } from './with-default';

/** A boolean in any form a back end sends: true, 1, "1" and "true" are true, the rest false. */
export const flag = v.pipe(
  withDefault(v.unknown(), false),
  v.transform((value) => [true, 1, '1', 'true'].some((yes) => yes === value)),
);
