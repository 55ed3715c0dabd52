import * as v from 'valibot';
import { optionalText } from './text';

/** The address of a page, to be followed by the player; what is not an `https:` address is read as empty. */
export const httpsLink = v.pipe(
  optionalText,
  v.transform((address) => (/^https:\/\/[^/]/i.test(address) ? address : '')),
);
