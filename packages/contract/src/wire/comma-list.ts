import * as v from 'valibot';

/** `"en, th,vi"` on the wire, `["en", "th", "vi"]` inside. */
export const commaList = v.pipe(
  v.nullish(v.string(), ''),
  v.transform((value) =>
    value
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  ),
);
