/** The style sheets of the tokens, by path. */
const sheets = import.meta.glob<string>('../../src/tokens/*.css', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** A declaration of a token. */
interface Declaration {
  readonly name: string;
  readonly value: string;
  /** `space` of `space.css`. */
  readonly sheet: string;
  /** `:root`, perhaps with attributes. */
  readonly selector: string;
  /** The `@media` and `@supports` around it. */
  readonly conditions: readonly string[];
}

/** A part of a style sheet up to the next brace: a selector or condition, or declarations; and the brace. */
const part = /([^{}]*)([{}])/g;

/** Returns the tokens that a style sheet declares, in the order they are written. */
export function readDeclarations(sheet: string, css: string): readonly Declaration[] {
  const open: string[] = [];
  return [...css.replace(/\/\*.*?\*\//gs, '').matchAll(part)].flatMap(([, text = '', brace]) => {
    if (brace === '{') {
      open.push(text.trim());
      return [];
    }
    const selectors = (open.pop() ?? '').split(',').map((selector) => selector.trim());
    const conditions = [...open];
    return [...text.matchAll(/(--[\w-]+)\s*:\s*([^;]+);/g)].flatMap(([, name = '', value = '']) =>
      selectors.map((selector) => ({
        ...{ name, value: value.replace(/\s+/g, ' ').trim() },
        ...{ sheet, selector, conditions },
      })),
    );
  });
}

const declarations = Object.entries(sheets).flatMap(([path, css]) =>
  readDeclarations(path.replace(/^.*\/|\.css.*$/g, ''), css),
);

/** What a page depends on in the tokens. */
export interface View {
  /** The media features that are in effect: `prefers-color-scheme: dark`. */
  readonly media: readonly string[];
  /** The attributes of its `<html>`. */
  readonly attributes: Readonly<Record<string, string>>;
}

/** A token as a page has it. */
export interface Token {
  readonly value: string;
  /** The style sheet that is the first to declare it. */
  readonly sheet: string;
}

/**
 * Returns the tokens of a page on a phone by name, as they are written. As in a browser, a rule for an attribute of
 * `<html>` overrides one for all pages, and a later rule an earlier one. What a notch covers is left out.
 */
export function tokensOf({ media, attributes }: View): ReadonlyMap<string, Token> {
  const isMet = (condition: string): boolean =>
    condition.startsWith('@supports')
      ? !condition.includes('env(')
      : media.some((feature) => condition === `@media (${feature})`);
  const isRoot = (selector: string): boolean =>
    selector.startsWith(':root') &&
    selector
      .slice(':root'.length)
      .replace(/\[([\w-]+)='([^']*)'\]/g, (whole, name: string, value) =>
        attributes[name] === value ? '' : whole,
      ) === '';
  const tokens = new Map<string, Token>();
  const inEffect = declarations
    .filter(({ selector, conditions }) => isRoot(selector) && conditions.every(isMet))
    .sort((one, other) => one.selector.split('[').length - other.selector.split('[').length);
  for (const { name, value, sheet } of inEffect)
    tokens.set(name, { value, sheet: tokens.get(name)?.sheet ?? sheet });
  return tokens;
}

/** Returns the value of a token, with references to other tokens followed. */
export function valueOf(name: string, tokens: ReadonlyMap<string, Token>): string {
  const token = tokens.get(name);
  if (token === undefined) throw new Error(`no token declares ${name}`);
  const reference = /^var\((--[\w-]+)\)$/.exec(token.value)?.[1];
  return reference === undefined ? token.value : valueOf(reference, tokens);
}
