import { type Markup, html } from './html';

/** How a provider's page looks, so that two of them are not taken for one. */
export interface PageTheme {
  readonly name: string;
  readonly colour: string;
  /** Text on `colour`. */
  readonly ink: string;
}

/** What stands on a page besides its look. */
export interface PageText {
  readonly title: string;
  readonly body: Markup;
  /** The last line, which says that this is a play. */
  readonly footnote: string;
}

/** The document every page of a provider is in: its bar, its colour, and that all of it is play. */
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
