import * as v from 'valibot';
import { withDefault } from './with-default';

/** A list in a string: `"en, th,vi"` is read as `["en", "th", "vi"]`. */
export const commaList = v.pipe(
  withDefault(v.string(), ''),
  v.transform((value) =>
    value
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  ),
);
