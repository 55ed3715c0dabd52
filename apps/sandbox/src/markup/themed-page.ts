import type { PageLocale } from '../page-texts/page-locale';
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
}

/** The language of a page, and the nonce of its inline style. */
export interface PageFrame extends PageLocale {
  readonly nonce: string;
}

/** Draws a page with the header and colours of a theme; the last line says that it is a test page. */
export function themedPage(
  theme: PageTheme,
  { title, body }: PageText,
  { language, texts, nonce }: PageFrame,
): Markup {
  return html`<!doctype html>
    <html lang="${language}" dir="${texts.direction}">
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
          <span class="mark" aria-hidden="true">${theme.name.slice(0, 1)}</span>
          <bdi>${theme.name}</bdi>
        </header>
        <main>${body}</main>
        <footer>${texts.testPage}</footer>
      </body>
    </html>`;
}
