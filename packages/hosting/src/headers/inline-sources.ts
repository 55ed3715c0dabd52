/**
 * Hashes of everything inline in the pages of a build, such as `sha256-…`. The build lists them in
 * `inline-sources.json`.
 */
export interface InlineSources {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** A hash becomes part of a header, so it must not contain anything that ends a source or a directive. */
const hashPattern = /^sha256-[A-Za-z0-9+/]{43}=$/;

function hashesIn(value: object, name: string): readonly string[] | null {
  const list: unknown = Reflect.get(value, name);
  if (!Array.isArray(list)) return null;
  const hashes = list.filter((item) => typeof item === 'string' && hashPattern.test(item));
  return hashes.length === list.length ? hashes : null;
}

/**
 * Reads the text of `inline-sources.json`.
 *
 * @throws If the text is not what a build writes: a page without its hashes would be blocked silently.
 */
export function parseInlineSources(text: string): InlineSources {
  const value: unknown = JSON.parse(text);
  const isObject = typeof value === 'object' && value !== null;
  const scripts = isObject ? hashesIn(value, 'scripts') : null;
  const styles = isObject ? hashesIn(value, 'styles') : null;
  if (scripts === null || styles === null)
    throw new Error('The list of inline sources is not what a build writes.');
  return { scripts, styles };
}
