/** The tokens of one style sheet, by name, in the order they are written. */
export interface TokenGroup {
  /** Name of the sheet: `space`. */
  readonly title: string;
  readonly names: readonly string[];
}

/**
 * The names of the custom properties that style sheets give a value to; a sheet without any is left
 * out. Where a name has a value for another scheme or look as well, it is one token.
 */
export function readTokens(sheets: Readonly<Record<string, string>>): readonly TokenGroup[] {
  return Object.entries(sheets)
    .map(([path, css]) => ({
      title: path.replace(/^.*\//, '').replace(/\.css.*$/, ''),
      names: [...new Set([...css.matchAll(/^\s*(--[\w-]+)\s*:/gm)].map(([, name = '']) => name))],
    }))
    .filter(({ names }) => names.length > 0);
}
