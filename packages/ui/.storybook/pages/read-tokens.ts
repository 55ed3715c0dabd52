/** The tokens of one style sheet, by name, in the order they are written. */
export interface TokenGroup {
  /** Name of the sheet: `space`. */
  readonly title: string;
  readonly names: readonly string[];
}

/**
 * Returns the custom properties that style sheets declare, by sheet; sheets without any are left out. A
 * property with values for several schemes or themes is one token.
 */
export function readTokens(sheets: Readonly<Record<string, string>>): readonly TokenGroup[] {
  return Object.entries(sheets)
    .map(([path, css]) => ({
      title: path.replace(/^.*\//, '').replace(/\.css.*$/, ''),
      names: [...new Set([...css.matchAll(/^\s*(--[\w-]+)\s*:/gm)].map(([, name = '']) => name))],
    }))
    .filter(({ names }) => names.length > 0);
}
