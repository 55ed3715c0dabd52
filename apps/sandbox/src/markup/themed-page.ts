import { type Markup, html } from './html';

/** The name and colours of a page, which distinguish the providers. */
export interface PageTheme {
  readonly name: string;
  readonly colour: string;
  /** Text on `colour`. */
  readonly ink: string;
}

/** The content of a page. */
export interface PageText {
  readonly title: string;
  readonly body: Markup;
  /** The last line, which explains that this is a test page. */
  readonly footnote: string;
}

/** Draws a page with the header and colours of a theme. */
export function themedPage(
  theme: PageTheme,
  { title, body, footnote }: PageText,
  nonce: string,
): Markup {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/pay.css" />
        <style nonce="${nonce}">
          :root {
            --accent: ${theme.colour};
            --on-accent: ${theme.ink};
          }
        </style>
      </head>
      <body>
        <header>
          <span class="mark" aria-hidden="true">${theme.name.slice(0, 1)}</span> ${theme.name}
        </header>
        <main>${body}</main>
        <footer>${footnote}</footer>
      </body>
    </html>`;
}
