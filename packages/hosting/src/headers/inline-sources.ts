import * as v from 'valibot';

/**
 * Hashes of everything inline in the pages of a build, such as `sha256-…`. The build lists them in
 * `inline-sources.json`.
 */
export interface InlineSources {
  readonly scripts: readonly string[];
  /** Of style sheets that pages of any brand may have. */
  readonly styles: readonly string[];
  /** Of those that the pages of a brand have besides, by its key. */
  readonly stylesByBrand: Readonly<Record<string, readonly string[]>>;
}

/** Hashes of what is inline in the pages of one brand. */
export type InlineSourcesOfBrand = Pick<InlineSources, 'scripts' | 'styles'>;

/** Returns the hashes of what is inline in the pages of a brand. */
export function inlineSourcesOf(
  { scripts, styles, stylesByBrand }: InlineSources,
  brand: string,
): InlineSourcesOfBrand {
  return { scripts, styles: [...styles, ...(stylesByBrand[brand] ?? [])] };
}

/** A hash becomes part of a header, so it must not contain anything that ends a source or a directive. */
const hashPattern = /^sha256-[A-Za-z0-9+/]{43}=$/;

const hashes = v.array(v.pipe(v.string(), v.regex(hashPattern)));

const inlineSources: v.GenericSchema<unknown, InlineSources> = v.object({
  scripts: hashes,
  styles: hashes,
  stylesByBrand: v.record(v.string(), hashes),
});

/**
 * Reads the text of `inline-sources.json`.
 *
 * @throws If the text is not what a build writes: a page without its hashes would be blocked silently.
 */
export function parseInlineSources(text: string): InlineSources {
  const read = v.safeParse(inlineSources, JSON.parse(text));
  if (!read.success) throw new Error('The list of inline sources is not what a build writes.');
  return read.output;
}
