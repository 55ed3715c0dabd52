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

/** Returns a list of hashes; null if it is none. */
function readHashes(list: unknown): readonly string[] | null {
  if (!Array.isArray(list)) return null;
  const hashes = list.filter((item) => typeof item === 'string' && hashPattern.test(item));
  return hashes.length === list.length ? hashes : null;
}

/** Returns lists of hashes by name; null if one of them is none. */
function readHashesByName(value: unknown): Readonly<Record<string, readonly string[]>> | null {
  if (typeof value !== 'object' || value === null) return null;
  const lists = Object.entries(value).map(([name, list]) => [name, readHashes(list)] as const);
  const read = lists.flatMap(([name, list]) => (list === null ? [] : [[name, list] as const]));
  return read.length === lists.length ? Object.fromEntries(read) : null;
}

/**
 * Reads the text of `inline-sources.json`.
 *
 * @throws If the text is not what a build writes: a page without its hashes would be blocked silently.
 */
export function parseInlineSources(text: string): InlineSources {
  const value: unknown = JSON.parse(text);
  const part = (name: string): unknown =>
    typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
  const scripts = readHashes(part('scripts'));
  const styles = readHashes(part('styles'));
  const stylesByBrand = readHashesByName(part('stylesByBrand'));
  if (scripts === null || styles === null || stylesByBrand === null)
    throw new Error('The list of inline sources is not what a build writes.');
  return { scripts, styles, stylesByBrand };
}
