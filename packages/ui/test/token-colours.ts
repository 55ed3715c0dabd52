import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../src/tokens');

function rulesOf(sheet: CSSStyleSheet, isDark: boolean): CSSRule[] {
  return Array.from(sheet.cssRules).flatMap((rule) => {
    if (!(rule instanceof CSSMediaRule)) return [rule];
    return isDark && rule.media.mediaText.includes('dark') ? Array.from(rule.cssRules) : [];
  });
}

/** Returns the parsed style sheets of the tokens. */
function readSheets(): CSSStyleSheet[] {
  return readdirSync(folder).flatMap((file) => {
    const style = document.createElement('style');
    style.textContent = readFileSync(join(folder, file), 'utf8');
    document.head.append(style);
    const { sheet } = style;
    style.remove();
    return sheet ? [sheet] : [];
  });
}

const sheets = readSheets();

/** A page's colour scheme, and the attributes of its `<html>`. */
interface View {
  scheme: 'light' | 'dark';
  attributes: Readonly<Record<string, string>>;
}

/**
 * Returns the custom properties of a page, as they are written in the tokens. A rule for an attribute
 * of `<html>` overrides one for all pages, as in a browser.
 */
export function tokensOf({ scheme, attributes }: View): ReadonlyMap<string, string> {
  const root = document.implementation.createHTMLDocument().documentElement;
  for (const [name, value] of Object.entries(attributes)) root.setAttribute(name, value);
  const rules = sheets
    .flatMap((sheet) => rulesOf(sheet, scheme === 'dark'))
    .filter((rule) => rule instanceof CSSStyleRule)
    .filter(({ selectorText }) => selectorText.startsWith(':root') && root.matches(selectorText))
    .sort((one, other) => one.selectorText.length - other.selectorText.length);
  return new Map(
    rules.flatMap(({ style }) =>
      Array.from(style).map((name) => [name, style.getPropertyValue(name).trim()] as const),
    ),
  );
}

/** Returns the value of a token, with all references to other tokens resolved. */
export function valueOf(name: string, tokens: ReadonlyMap<string, string>): string {
  const value = tokens.get(name);
  if (value === undefined) throw new Error(`no token declares ${name}`);
  const reference = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  return reference === undefined ? value : valueOf(reference, tokens);
}
