/** A row of a map: a value or a pattern (`~…`), and the result. */
export type MapRow = readonly [from: string, to: string];

/** Returns a text as a parameter of nginx; variables in it stay variables. */
export function quote(text: string): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}

/** A pattern keeps its backslashes: nginx removes only those in front of a quotation mark. */
function quoteKey(key: string): string {
  return key.startsWith('~') ? `"${key}"` : quote(key);
}

/** Returns a `map`: the variable gets the result of the equal row, else of the first pattern that fits. */
export function writeMap(
  from: string,
  variable: string,
  rows: readonly MapRow[],
  fallback = '',
): string {
  const lines = rows.map(([key, value]) => `  ${quoteKey(key)} ${quote(value)};`);
  return [`map ${quote(from)} ${variable} {`, ...lines, `  default ${quote(fallback)};`, '}'].join(
    '\n',
  );
}

/** Returns `add_header` for each header. */
export function addHeaders(
  headers: Readonly<Record<string, string>>,
  { always }: { readonly always: boolean },
): readonly string[] {
  return Object.entries(headers).map(
    ([name, value]) => `add_header ${name} ${quote(value)}${always ? ' always' : ''};`,
  );
}

/** Returns a block such as a `location`, indented. */
export function block(head: string, lines: readonly string[]): string {
  return [`${head} {`, ...lines.map((line) => `  ${line}`), '}'].join('\n');
}

/** Returns a text as part of a pattern that matches just this text. */
export function literally(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\/-]/g, (character) =>
    character === '/' || character === '-' ? character : `\\${character}`,
  );
}
