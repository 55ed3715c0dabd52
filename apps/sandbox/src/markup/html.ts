/** Escaped markup. Only {@link html} creates it, so no text gets in unescaped. */
export interface Markup {
  readonly markup: string;
}

type Piece = string | number | Markup | readonly Markup[];

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);
}

function render(piece: Piece): string {
  if (typeof piece === 'string') return escape(piece);
  if (typeof piece === 'number') return String(piece);
  return 'markup' in piece ? piece.markup : piece.map((part) => part.markup).join('');
}

/**
 * Creates markup; every value is escaped unless it is markup itself.
 *
 * @example
 * html`<h1>${title}</h1>`.markup;
 */
export function html(strings: TemplateStringsArray, ...pieces: readonly Piece[]): Markup {
  return { markup: String.raw({ raw: strings }, ...pieces.map(render)) };
}
